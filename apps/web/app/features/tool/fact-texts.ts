import type { ToolFacts } from '@polydex/contract/tool-fact'
import type { CommercialUse, FreeLimit, InterfaceLanguage } from '@polydex/contract/tool-fact-values'
import type { Locale } from '@polydex/contract/locale'
import type { Translate } from '../../i18n/translate.tsx'

const limitTexts: Record<FreeLimit, (t: Translate) => string> = {
  unlimited: (t) => t('facts.freeUnlimited'),
  'per-day': (t) => t('facts.freePerDay'),
  'per-month': (t) => t('facts.freePerMonth'),
  once: (t) => t('facts.freeOnce'),
  days: (t) => t('facts.freeDays'),
  'fewer-functions': (t) => t('facts.freeFewer'),
  'low-quality': (t) => t('facts.freeLowQuality'),
}

/** What is free, in the order in which people ask. */
export function freeTexts(t: Translate, free: NonNullable<ToolFacts['free']>['value']): string[] {
  const { limit, signUp, card, watermark } = free
  return [
    limit && limitTexts[limit](t),
    signUp && t(signUp === 'yes' ? 'facts.signUpYes' : 'facts.signUpNo'),
    card && t(card === 'yes' ? 'facts.cardYes' : 'facts.cardNo'),
    watermark && t(watermark === 'yes' ? 'facts.watermarkYes' : 'facts.watermarkNo'),
  ].filter((text) => text !== undefined)
}

const commercialTexts: Record<CommercialUse, (t: Translate) => string> = {
  yes: (t) => t('facts.commercialYes'),
  paid: (t) => t('facts.commercialPaid'),
  no: (t) => t('facts.commercialNo'),
}
export const commercialText = (t: Translate, use: CommercialUse): string => commercialTexts[use](t)

/** The visitor's own language first: it is the one they look for. */
export const sortLanguages = (locale: Locale, codes: readonly InterfaceLanguage[]): InterfaceLanguage[] =>
  codes.toSorted((one, other) => Number(other === locale) - Number(one === locale))
