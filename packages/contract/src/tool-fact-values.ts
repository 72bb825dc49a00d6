import { localeCodes } from './locale.ts'

/** The closed lists of values that facts about a tool can have. No Zod here: browsers import this file. */
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

/** Pages of a maker or a store that visitors look for, in display order. */
export const linkKinds = ['pricing', 'docs', 'status', 'repository', 'appStore', 'playStore', 'chromeStore'] as const
export type LinkKind = (typeof linkKinds)[number]

/** Days. An older price would be a guess: then only the pricing model is shown. A link is shown as long after its check. */
export const priceLifeDays = 120

/** Kinds of known properties of tools, the price and every kind of fact, in display order. */
export const factKinds = [
  'price',
  'platforms',
  'interface',
  'free',
  'maker',
  'country',
  'owner',
  'launched',
  'notOffered',
  'commercial',
  'contentLanguages',
  'unsuited',
  'changes',
  'plans',
  'data',
] as const
