import { localeCodes } from '../locale/locale.ts'

/** The closed lists of values that facts about a tool can have, and filters by them. No Zod here: browsers import it. */
export const platforms = [
  'web',
  'ios',
  'android',
  'windows',
  'macos',
  'linux',
  'extension',
  'api',
  'cli',
  'self-hosted',
] as const
export type Platform = (typeof platforms)[number]

/** Languages of an interface: those of this site by their codes, then the most spoken ones on the web. */
export const interfaceLanguages = [...localeCodes, 'fr', 'it', 'ru', 'ar', 'hi', 'id', 'tr'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** What limits a free plan. */
export const freeLimits = [
  'unlimited',
  'per-day',
  'per-month',
  'once',
  'days',
  'fewer-functions',
  'low-quality',
] as const
export type FreeLimit = (typeof freeLimits)[number]

/** Whether results may be used commercially: also on the free plan, on paid plans only, not at all. */
export const commercialUses = ['yes', 'paid', 'no'] as const
export type CommercialUse = (typeof commercialUses)[number]

/** Whether input is used to train models: yes, unless the user opts out, no. */
export const trainingUses = ['yes', 'opt-out', 'no'] as const
export type TrainingUse = (typeof trainingUses)[number]

/** Certificates and attestations that a maker can show. Their names are the same in every language. */
export const certificates = {
  'soc-2': 'SOC 2',
  'iso-27001': 'ISO 27001',
  'iso-42001': 'ISO 42001',
  hipaa: 'HIPAA',
  c5: 'BSI C5',
  fedramp: 'FedRAMP',
} as const
export type Certificate = keyof typeof certificates

/** Uses that the maker's own documents rule out. */
export const unsuitedUses = [
  'medical',
  'legal',
  'investment',
  'minors',
  'sensitive-data',
  'long-documents',
  'offline',
] as const
export type UnsuitedUse = (typeof unsuitedUses)[number]

/** What happened to a tool. */
export const changeKinds = ['renamed', 'bought', 'closed'] as const

/**
 * How sure a statement is: read on the maker's page, read in a dated copy of it, known to the writer but not checked, or an
 * opinion of ours.
 */
export type Standing = 'checked' | 'copied' | 'recalled' | 'judged'

/** The standing of a fact. */
export const standingOf = (fact: { checked?: { on: string; copy?: string } | undefined } | undefined): Standing =>
  fact?.checked === undefined ? 'recalled' : fact.checked.copy === undefined ? 'checked' : 'copied'

/** Pages of a maker or a store that visitors look for, in display order. */
export const linkKinds = ['pricing', 'docs', 'status', 'repository', 'appStore', 'playStore', 'chromeStore'] as const
export type LinkKind = (typeof linkKinds)[number]

/** Days. An older price would be a guess: then only the pricing model is shown. A link is shown as long after its check. */
export const priceLifeDays = 120

/** Values that are known to apply, and values that are known not to. */
export type YesAndNo = { yes: readonly string[]; no: readonly string[] }

/** A filter of lists by a fact. Lists, counts, parameters and answers of the API follow from it. */
export type FactFilter<Facts> = {
  /** Of its parameter: what it takes, and what it finds. */
  about: string
  example: string
} & (
  | {
      /** Several values apply, and others are known not to. */
      shape: 'some'
      values: readonly string[]
      read: (facts: Facts) => YesAndNo | undefined
    }
  | {
      shape: 'one'
      /** Absent: countries. */
      values?: readonly string[]
      read: (facts: Facts) => string | undefined
    }
  | {
      /** All countries but these. */
      shape: 'except'
      values?: never
      read: (facts: Facts) => readonly string[] | undefined
    }
)

/** The filters by facts, in canonical order. */
export const factFilters = {
  platform: {
    shape: 'some',
    values: platforms,
    read: (facts: { platforms?: YesAndNo }) => facts.platforms,
    about: 'Platforms; finds tools that run on any of them',
    example: 'ios,android',
  },
  language: {
    shape: 'some',
    values: interfaceLanguages,
    read: (facts: { interface?: YesAndNo }) => facts.interface,
    about: 'Languages of the interface; finds tools with any of them',
    example: 'ja',
  },
  signUp: {
    shape: 'one',
    values: ['no', 'yes'],
    read: (facts: { free?: { value: { signUp?: string } } }) => facts.free?.value.signUp,
    about: 'Whether an account is needed to try it; finds tools with any of these values',
    example: 'no',
  },
  offeredIn: {
    shape: 'except',
    read: (facts: { notOffered?: { value: readonly string[] } }) => facts.notOffered?.value,
    about: 'Countries; finds tools known to be offered in any of them. unknown: tools of which it is not known',
    example: 'CN',
  },
  country: {
    shape: 'one',
    read: (facts: { country?: { value: string } }) => facts.country?.value,
    about: "Countries of the maker's head office; finds tools from any of them",
    example: 'DE',
  },
} as const satisfies Readonly<Record<string, FactFilter<never>>>

export type FactFilterKey = keyof typeof factFilters
export const factFilterKeys = Object.keys(factFilters) as FactFilterKey[]

/** Makes one thing for every filter by a fact. */
export const mapFactFilters = <Made>(make: (filter: FactFilter<never>, key: FactFilterKey) => Made) =>
  Object.fromEntries(factFilterKeys.map((key) => [key, make(factFilters[key], key)])) as Record<FactFilterKey, Made>
