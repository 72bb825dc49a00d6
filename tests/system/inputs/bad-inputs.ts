import type { Endpoint } from '@polydex/contract/http/endpoint'
import fc from 'fast-check'
import { hostileText } from './hostile-text.ts'

/** An input as it is sent, and as the server reads it; undefined: it cannot be read at all. */
export type SentQuery = { text: string; read: unknown }
export type SentBody = { type: string; text: string; read: unknown }

/** Names of a call's fields; a call without parameters gets one that it does not have. */
export const namesToTry = ({ input }: Endpoint): string[] => {
  const names = 'shape' in input && typeof input.shape === 'object' ? Object.keys(input.shape ?? {}) : []
  return names.length === 0 ? ['surplus'] : names
}

export const isRefused = ({ input }: Endpoint, value: unknown): boolean => !input.safeParse(value).success

/** The fields that the contract rejects; for a value that is not an object, `body`. */
export function faultyFields({ input }: Endpoint, value: unknown): string[] {
  const issues = input.safeParse(value).error?.issues ?? []
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'body')],
  )
}

/**
 * The name of a field that a call does not have. Not one that JSON writes with a leading backslash: V8 reads such a
 * name as `\` once it has read a field of that name at the same place (nodejs/node issue 63785). The result is surplus
 * too and is refused, but under another name than was sent.
 */
const surplusName = (names: readonly string[]): fc.Arbitrary<string> =>
  hostileText.filter((text) => text !== '__proto__' && !names.includes(text) && !JSON.stringify(text).startsWith('"\\'))

type Pair = readonly [name: string, value: string]

/** A repeated parameter is a list. */
function readPairs(pairs: readonly Pair[]): unknown {
  const read: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of pairs) {
    const before = read[name]
    read[name] = before === undefined ? value : [before, value].flat()
  }
  return read
}

/** Queries that violate the contract of a call: its example with up to three fields set, left out, repeated or added. */
export function badQueries(endpoint: Endpoint): fc.Arbitrary<SentQuery> {
  const example = Object.entries(endpoint.example as Record<string, string>)
  const names = namesToTry(endpoint)
  const surplus = fc.oneof(fc.constantFrom('x', 'LOCALE', 'locale[]', 'constructor', 'utm_source'), surplusName(names))
  return fc
    .record({
      set: fc.array(fc.tuple(fc.constantFrom(...names), hostileText), { maxLength: 2 }),
      leftOut: fc.option(fc.constantFrom(...names)),
      added: fc.option(fc.tuple(surplus, hostileText), { freq: 1 }),
      isRepeated: fc.boolean(),
    })
    .map(({ set, leftOut, added, isRepeated }) => {
      const changed = new Set([leftOut, ...set.map(([name]) => name)])
      const kept = example.filter(([name]) => !changed.has(name))
      const pairs = [...kept, ...set, ...(isRepeated ? set : []), ...(added === null ? [] : [added])]
      const text = pairs.map((fields) => fields.map(encodeURIComponent).join('=')).join('&')
      return { text, read: readPairs(pairs) }
    })
    .filter(({ read }) => isRefused(endpoint, read))
}

const json = 'application/json'
/** Bytes of a body that the API accepts. */
const bodyLimit = 64 * 1024
const hostileValue = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, 0, -1, 1e300, '\ud800', [], {}, [[]], [null], { length: 1 }),
)

/** The example of a call with changed, missing and surplus fields. */
const changedExample = (endpoint: Endpoint): fc.Arbitrary<unknown> => {
  const names = namesToTry(endpoint)
  return fc
    .record({
      set: fc.dictionary(fc.constantFrom(...names), hostileValue, { maxKeys: 3 }),
      leftOut: fc.subarray(names),
      added: fc.dictionary(surplusName(names), hostileValue, { maxKeys: 1 }),
    })
    .map(({ set, leftOut, added }) => {
      const kept = Object.entries(endpoint.example as object).filter(([name]) => !leftOut.includes(name))
      return { ...Object.fromEntries(kept), ...set, ...added }
    })
}

/** Bodies that are too large, or have a key that could pollute prototypes, are refused as a whole. */
function sentAsJson(value: unknown): SentBody {
  const text = JSON.stringify(value)
  const isUnreadable = Buffer.byteLength(text) > bodyLimit || /"(__proto__|constructor)":/.test(text)
  return { type: json, text, read: isUnreadable ? undefined : (JSON.parse(text) as unknown) }
}

/** Bodies that none of our parsers accept: not JSON, poisoned, too large, of another type, or empty. */
const unreadableBodies = ({ example }: Endpoint): fc.Arbitrary<SentBody> => {
  const texts = ['', '{', "{'a':1}", '\u0000', '[1,]', '{"__proto__":{"a":1}}', `{"a":${'['.repeat(5_000)}`]
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'x']
  return fc.constantFrom(
    ...texts.map((text) => ({ type: json, text, read: undefined })),
    ...types.map((type) => ({ type, text: JSON.stringify(example), read: undefined })),
    sentAsJson({ name: 'x'.repeat(70_000) }),
  )
}

/** Bodies that a call refuses: readable ones that violate its contract, and unreadable ones. */
export const badBodies = (endpoint: Endpoint): fc.Arbitrary<SentBody> =>
  fc
    .oneof(
      { weight: 12, arbitrary: changedExample(endpoint).map(sentAsJson) },
      { weight: 1, arbitrary: fc.constantFrom(null, [], [{}], '', 'x', 0, true).map(sentAsJson) },
      { weight: 1, arbitrary: hostileText.map((text) => ({ type: 'text/plain', text, read: text })) },
      { weight: 2, arbitrary: unreadableBodies(endpoint) },
    )
    .filter(({ read }) => isRefused(endpoint, read))
