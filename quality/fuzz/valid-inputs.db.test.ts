import type { Endpoint } from '@polydex/contract/endpoint'
import { endpoints } from '@polydex/contract/endpoints'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLong } from '../../tests/run-mode.ts'
import { validInputs, type Query } from '../inputs/valid-inputs.ts'
import { oddValidInputs } from './odd-valid-inputs.ts'
import { openFuzzedApp, seed } from './open-fuzzed-app.ts'

const fuzzed = openFuzzedApp()
const reads = endpoints.filter(({ method }) => method === 'GET')
const timeoutMs = 60_000
/** Concurrent calls, so that API and database work in parallel. */
const atOnce = 10
const runs = (isLong ? 2_000 : 200) / atOnce

async function get(endpoint: Endpoint, query: Query) {
  const url = `${endpoint.path}?${new URLSearchParams(query).toString()}`
  const answer = await fuzzed.app.inject({ url, headers: fuzzed.headersFor(endpoint) })
  const { data, fields = {} } = answer.json<{ data?: unknown; fields?: object }>()
  return { query, status: answer.statusCode, data, named: Object.keys(fields) }
}

const several = <Input>(input: fc.Arbitrary<Input>) => fc.array(input, { minLength: atOnce, maxLength: atOnce })

describe('inputs within the contract', () => {
  it.each(reads)(
    'D7.3 $path answers random valid inputs with data that fits the contract',
    (endpoint) =>
      fc.assert(
        fc.asyncProperty(several(validInputs(endpoint, fuzzed.inventory)), async (queries) => {
          for (const { query, status, data } of await Promise.all(queries.map((query) => get(endpoint, query)))) {
            expect([query, status, endpoint.output.safeParse(data).error]).toEqual([query, 200, undefined])
          }
        }),
        { seed, numRuns: runs },
      ),
    timeoutMs,
  )

  it.each(reads)(
    'D7.3 D7.5 $path answers inputs with hostile texts, or reports that the value is unknown',
    (endpoint) =>
      fc.assert(
        fc.asyncProperty(several(oddValidInputs(endpoint, fuzzed.inventory)), async (odd) => {
          const answers = await Promise.all(odd.map(({ query }) => get(endpoint, query)))
          for (const [index, { query, status, data, named }] of answers.entries()) {
            // A filter by something that does not exist has a value of the right form that is unknown.
            const isUnknownValue =
              status === 400 && named.length > 0 && named.every((name) => name === odd[index]?.changed)
            expect([query, [200, 404, 410].includes(status) || isUnknownValue]).toEqual([query, true])
            expect([query, status !== 200 || endpoint.output.safeParse(data).success]).toEqual([query, true])
          }
        }),
        { seed, numRuns: runs },
      ),
    timeoutMs,
  )
})
