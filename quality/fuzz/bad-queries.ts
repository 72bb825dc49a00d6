import type { Endpoint } from '@polydex/contract/endpoint'
import fc from 'fast-check'
import { hostileText } from '../inputs/hostile-text.ts'
import { isRefused, namesToTry, surplusName } from './schema-facts.ts'

/** A query string, and what the server reads from it. */
export type SentQuery = { text: string; read: unknown }
type Pair = [name: string, value: string]
type Change = (pairs: Pair[]) => Pair[]

/** Percent signs that encode no character: they stay as they are. */
const brokenEncodings = ['%', '%zz', '%e4%', '%ff', '%c0%af', '%u0041', '%ED%A0%80']

const changes = (names: readonly string[]): fc.Arbitrary<Change> => {
  const name = fc.constantFrom(...names)
  const surplus = fc.oneof(
    fc.constantFrom('x', 'Locale', 'LOCALE', 'locale[]', 'locale[a]', 'constructor', 'toString', 'utm_source'),
    surplusName(names),
  )
  const setTo = fc.tuple(name, hostileText).map(([field, value]): Change => (pairs) => [
    ...without(pairs, field),
    [field, value],
  ])
  return fc.oneof(
    { weight: 4, arbitrary: setTo },
    {
      weight: 1,
      arbitrary: name.map(
        (field): Change =>
          (pairs) =>
            without(pairs, field),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(name, hostileText).map(([field, value]): Change => (pairs) => [
        ...pairs,
        [field, value],
        [field, value],
      ]),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(surplus, hostileText).map((pair): Change => (pairs) => [...pairs, pair]),
    },
  )
}

const without = (pairs: readonly Pair[], field: string): Pair[] => pairs.filter(([name]) => name !== field)

/** A repeated parameter is a list. */
function readPairs(pairs: readonly Pair[]): unknown {
  const read: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of pairs) {
    const before = read[name]
    read[name] = before === undefined ? value : [before, value].flat()
  }
  return read
}

const write = (pairs: readonly Pair[], encode: (text: string) => string): string =>
  pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')

/** Queries that violate the contract of a call: its example with one to three changes. */
export function badQueries(endpoint: Endpoint): fc.Arbitrary<SentQuery> {
  const example = Object.entries(endpoint.example as Record<string, string>)
  const changed = fc
    .array(changes(namesToTry(endpoint)), { minLength: 1, maxLength: 3 })
    .map((list) => list.reduce((pairs, change) => change(pairs), example))
    .map((pairs) => ({ text: write(pairs, encodeURIComponent), read: readPairs(pairs) }))
  const broken = fc
    .tuple(fc.constantFrom(...namesToTry(endpoint)), fc.constantFrom(...brokenEncodings))
    .map(([field, value]): Pair[] => [...without(example, field), [field, value]])
    .map((pairs) => ({ text: write(pairs, String), read: readPairs(pairs) }))
  return fc
    .oneof({ weight: 20, arbitrary: changed }, { weight: 1, arbitrary: broken })
    .filter(({ read }) => isRefused(endpoint, read))
}
