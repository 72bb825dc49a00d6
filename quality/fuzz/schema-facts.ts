import type { Endpoint } from '@polydex/contract/endpoint'

/** Names of the fields that a call takes. */
export const namesOf = ({ input }: Endpoint): string[] =>
  'shape' in input && typeof input.shape === 'object' ? Object.keys(input.shape ?? {}) : []

/** The same for queries; a call without parameters is asked with one that it does not have. */
export const namesToTry = (endpoint: Endpoint): string[] => {
  const names = namesOf(endpoint)
  return names.length === 0 ? ['surplus'] : names
}

export const isRefused = ({ input }: Endpoint, value: unknown): boolean => !input.safeParse(value).success

/** The fields that the contract complains about; a value that is no object at all has the field `body`. */
export function faultyFields({ input }: Endpoint, value: unknown): string[] {
  const issues = input.safeParse(value).error?.issues ?? []
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'body')],
  )
}
