import type { Endpoint } from '@polydex/contract/endpoint'
import fc from 'fast-check'
import { hostileText } from '../inputs/hostile-text.ts'
import { isRefused, namesOf, surplusName } from './schema-facts.ts'

/** The body as sent, and as the server can read it; `unreadable` if it cannot. */
export type SentBody = { type: string; text: string; read: unknown }
const unreadable = Symbol('unreadable')

export const isReadable = ({ read }: SentBody): boolean => read !== unreadable

const json = 'application/json'
/** Bytes of a body that the API accepts. */
const bodyLimit = 64 * 1024
const hostileValue = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, true, 0, -1, 1e300, '\ud800', 'a\udfff', [], {}, [[]], [null], { length: 1 }),
  },
)

/** The example with changed, missing and surplus fields. */
const changedExample = (endpoint: Endpoint): fc.Arbitrary<unknown> => {
  const names = namesOf(endpoint)
  const surplus = surplusName(names)
  return fc
    .record({
      set: fc.dictionary(names.length === 0 ? surplus : fc.constantFrom(...names), hostileValue, { maxKeys: 3 }),
      leftOut: fc.subarray(names),
      surplus: fc.dictionary(surplus, hostileValue, { maxKeys: 1 }),
    })
    .map(({ set, leftOut, surplus: added }) => {
      const kept = Object.entries(endpoint.example as object).filter(([name]) => !leftOut.includes(name))
      return { ...Object.fromEntries(kept), ...set, ...added }
    })
}

/** Too large, or with a key that could pollute prototypes: such bodies are refused as a whole. */
const isPoisoned = (text: string): boolean =>
  Buffer.byteLength(text) > bodyLimit || /"(__proto__|constructor)":/.test(text)

const sentAsJson = (value: unknown): SentBody => {
  const text = JSON.stringify(value)
  return { type: json, text, read: isPoisoned(text) ? unreadable : (JSON.parse(text) as unknown) }
}

const otherTypes = [
  ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'text/html'],
  ['application/octet-stream', 'application/jsonp', 'x', 'application/json,text/plain', '\u00e4/json'],
].flat()

/** Bodies that none of our parsers accept: not JSON, poisoned, too large, of another type, or empty. */
const unreadableBodies = (endpoint: Endpoint): fc.Arbitrary<SentBody> => {
  const example = JSON.stringify(endpoint.example)
  const texts = fc.oneof(
    fc.constantFrom('', '{', '}', '{"a":}', "{'a':1}", 'undefined', '\u0000', '[1,]', `${example}x`, example.slice(1)),
    fc.constantFrom('{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', `{"a":${'['.repeat(5_000)}`),
    fc.constant(JSON.stringify({ name: 'x'.repeat(70_000) })),
  )
  const types = fc.constantFrom(...otherTypes)
  return fc.oneof(
    texts.map((text) => ({ type: json, text, read: unreadable })),
    types.map((type) => ({ type, text: example, read: unreadable })),
  )
}

/** Bodies that a call refuses: readable ones that violate its contract, and unreadable ones. */
export const badBodies = (endpoint: Endpoint): fc.Arbitrary<SentBody> =>
  fc.oneof(
    {
      weight: 12,
      arbitrary: changedExample(endpoint)
        .map(sentAsJson)
        .filter(({ read }) => read === unreadable || isRefused(endpoint, read)),
    },
    { weight: 1, arbitrary: fc.constantFrom(null, [], [{}], '', 'x', 0, true).map(sentAsJson) },
    { weight: 1, arbitrary: hostileText.map((text) => ({ type: 'text/plain', text, read: text })) },
    { weight: 2, arbitrary: unreadableBodies(endpoint) },
  )
