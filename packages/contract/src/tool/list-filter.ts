import { factFilterKeys } from './tool-fact-values.ts'

/**
 * Filters of lists of tools, in canonical order: the API, addresses and the form use them as parameters. No Zod here:
 * browsers import this file.
 */
export const listFilters = ['category', 'price', 'features', 'aiRole', ...factFilterKeys] as const
export type ListFilter = (typeof listFilters)[number]

/**
 * A value of every filter by facts: matches tools for which the fact is not known. Combined with other values it adds
 * the tools for which one of those values is not known; alone, it selects tools for which none is.
 */
export const notKnown = 'unknown'

/** A value of `price` that covers three models: each can be used without paying. */
export const freeToUse = 'free-to-use'
export const freeToUseModels = ['free', 'freemium', 'open-source'] as const

/**
 * Former values of `features` and their present equivalents; null: there is none. Addresses with them were public, so
 * they redirect.
 */
export const formerFeatures: Readonly<Record<string, { filter: ListFilter; values: readonly string[] } | null>> = {
  api: { filter: 'platform', values: ['api'] },
  'browser-extension': { filter: 'platform', values: ['extension'] },
  'mobile-app': { filter: 'platform', values: ['android', 'ios'] },
  'self-hosted': { filter: 'platform', values: ['self-hosted'] },
  cli: { filter: 'platform', values: ['cli'] },
  'no-signup': { filter: 'signUp', values: ['no'] },
  multilingual: { filter: 'features', values: ['many-languages'] },
  voice: { filter: 'features', values: ['voice-input'] },
  export: { filter: 'features', values: ['file-export'] },
  privacy: { filter: 'features', values: ['on-device'] },
  'gpt-powered': null,
}
