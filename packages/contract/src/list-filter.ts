/**
 * What lists of tools are filtered by, in canonical order: the parameters of the API, of addresses and of the form are these.
 * No Zod here: browsers import this file.
 */
export const listFilters = [
  'category',
  'price',
  'features',
  'aiRole',
  'platform',
  'language',
  'signUp',
  'offeredIn',
  'country',
] as const
export type ListFilter = (typeof listFilters)[number]

/**
 * A value of every filter by facts: tools of which it is not known. Beside other values it adds those of which one of the
 * others is not known; alone, those of which nothing is.
 */
export const notKnown = 'unknown'

/** A value of `price` that stands for three models: each can be used without paying. */
export const freeToUse = 'free-to-use'
export const freeToUseModels = ['free', 'freemium', 'open-source'] as const

/**
 * Former values of `features`, and what says the same now; null: nothing does. Addresses with them were public, so they
 * lead on.
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
