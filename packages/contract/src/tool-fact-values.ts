import { localeCodes } from './locale.ts'

/** The closed lists of values that facts about a tool have. No Zod here: browsers import this file. */
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

/** Languages of an interface: those of this site by its own codes, then the most spoken ones on the web. */
export const interfaceLanguages = [...localeCodes, 'fr', 'it', 'ru', 'ar', 'hi', 'id', 'tr'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** Where what is free ends. */
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

/** May results be used commercially: also on the free plan, on paid plans only, not at all. */
export const commercialUses = ['yes', 'paid', 'no'] as const
export type CommercialUse = (typeof commercialUses)[number]

/** What is known of tools, price and every kind of fact, in the order in which they are shown. */
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
] as const
