import type { Endpoint } from '@polydex/contract/endpoint'
import type fc from 'fast-check'
import { hostileText } from '../inputs/hostile-text.ts'

/** Names of a call's fields. */
export const namesOf = ({ input }: Endpoint): string[] =>
  'shape' in input && typeof input.shape === 'object' ? Object.keys(input.shape ?? {}) : []

/** The same for queries; a call without parameters gets one that it does not have. */
export const namesToTry = (endpoint: Endpoint): string[] => {
  const names = namesOf(endpoint)
  return names.length === 0 ? ['surplus'] : names
}

/**
 * The name of a field that a call does not have. Not one that JSON writes with a leading backslash: V8 reads such a
 * name as `\` once it has read a field of that name at the same place (nodejs/node issue 63785). The result is surplus
 * too and is refused, but under another name than was sent.
 */
export const surplusName = (names: readonly string[]): fc.Arbitrary<string> =>
  hostileText.filter((text) => text !== '__proto__' && !names.includes(text) && !JSON.stringify(text).startsWith('"\\'))

export const isRefused = ({ input }: Endpoint, value: unknown): boolean => !input.safeParse(value).success

/** The fields that the contract rejects; for a value that is not an object, `body`. */
export function faultyFields({ input }: Endpoint, value: unknown): string[] {
  const issues = input.safeParse(value).error?.issues ?? []
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'body')],
  )
}
