import type { Endpoint } from '@polydex/contract/endpoint'
import fc from 'fast-check'
import { hostileText } from '../inputs/hostile-text.ts'
import type { Inventory } from '../inputs/read-inventory.ts'
import { validInputs, type Query } from '../inputs/valid-inputs.ts'
import { isRefused, namesToTry } from './schema-facts.ts'

type OddInput = { query: Query; changed: string | undefined }

/** Valid inputs, most of them with a hostile text in a field that allows it: searches accept nearly everything. */
export const oddValidInputs = (endpoint: Endpoint, inventory: Inventory): fc.Arbitrary<OddInput> =>
  fc
    .record({
      query: validInputs(endpoint, inventory),
      name: fc.constantFrom(...namesToTry(endpoint)),
      text: hostileText,
    })
    .map(({ query, name, text }) => {
      const odd = { ...query, [name]: text }
      return isRefused(endpoint, odd) ? { query, changed: undefined } : { query: odd, changed: name }
    })
