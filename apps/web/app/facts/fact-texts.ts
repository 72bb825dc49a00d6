import type { ToolFacts } from '@polydex/contract/tool/tool-fact'
import {
  certificates,
  type FreeLimit,
  type InterfaceLanguage,
  type TrainingUse,
  type UnsuitedUse,
} from '@polydex/contract/tool/tool-fact-values'
import type { Locale } from '@polydex/contract/locale/locale'
import { formatCountry, formatDay, formatList, formatPrice } from '../i18n/format.ts'
import type { Translate } from '../i18n/translate.tsx'

type ValueOf<Kind extends keyof ToolFacts> = Extract<NonNullable<ToolFacts[Kind]>, { value: unknown }>['value']

const limitTexts: Record<FreeLimit, (t: Translate) => string> = {
  unlimited: (t) => t('facts.freeUnlimited'),
  'per-day': (t) => t('facts.freePerDay'),
  'per-month': (t) => t('facts.freePerMonth'),
  once: (t) => t('facts.freeOnce'),
  days: (t) => t('facts.freeDays'),
  'fewer-functions': (t) => t('facts.freeFewer'),
  'low-quality': (t) => t('facts.freeLowQuality'),
}

type FreeTerm = keyof ValueOf<'free'>
const allTerms: readonly FreeTerm[] = ['limit', 'signUp', 'card', 'watermark']

/** What is free, in the order in which visitors ask; or some of it. */
export function freeTexts(
  t: Translate,
  { limit, signUp, card, watermark }: ValueOf<'free'>,
  terms: readonly FreeTerm[] = allTerms,
): string[] {
  const texts: Record<FreeTerm, string | undefined> = {
    limit: limit && limitTexts[limit](t),
    signUp: signUp && t(signUp === 'yes' ? 'facts.signUpYes' : 'facts.signUpNo'),
    card: card && t(card === 'yes' ? 'facts.cardYes' : 'facts.cardNo'),
    watermark: watermark && t(watermark === 'yes' ? 'facts.watermarkYes' : 'facts.watermarkNo'),
  }
  return terms.flatMap((term) => texts[term] ?? [])
}

const unsuitedTexts: Record<UnsuitedUse, (t: Translate) => string> = {
  medical: (t) => t('facts.unsuitedMedical'),
  legal: (t) => t('facts.unsuitedLegal'),
  investment: (t) => t('facts.unsuitedInvestment'),
  minors: (t) => t('facts.unsuitedMinors'),
  'sensitive-data': (t) => t('facts.unsuitedSensitive'),
  'long-documents': (t) => t('facts.unsuitedLong'),
  offline: (t) => t('facts.unsuitedOffline'),
}
export const unsuitedText = (t: Translate, use: UnsuitedUse): string => unsuitedTexts[use](t)

/** What became of the tool, one line per change. */
export const changeTexts = (t: Translate, changes: ValueOf<'changes'>): string[] =>
  changes.map(({ what, year: number, name = '' }) => {
    const year = String(number)
    if (what === 'closed') return t('facts.changeClosed', { year })
    return what === 'bought' ? t('facts.changeBought', { year, name }) : t('facts.changeRenamed', { year, name })
  })

type Plan = ValueOf<'plans'>[number]

const planTexts: Record<
  Plan['period'],
  (t: Translate, of: { plan: string; amount: string }, isSeat: boolean) => string
> = {
  month: (t, of, isSeat) => t(isSeat ? 'facts.planMonthSeat' : 'facts.planMonth', of),
  year: (t, of, isSeat) => t(isSeat ? 'facts.planYearSeat' : 'facts.planYear', of),
  once: (t, of, isSeat) => t(isSeat ? 'facts.planOnceSeat' : 'facts.planOnce', of),
}

/** Plans of the tool, one line each. */
export const planLines = (t: Translate, locale: Locale, plans: readonly Plan[]): string[] =>
  plans.map(({ name: plan, amount, currency, period, perSeat = false }) =>
    planTexts[period](t, { plan, amount: formatPrice(locale, amount, currency) }, perSeat),
  )

const trainingTexts: Record<TrainingUse, (t: Translate) => string> = {
  yes: (t) => t('facts.trainingYes'),
  'opt-out': (t) => t('facts.trainingOptOut'),
  no: (t) => t('facts.trainingNo'),
}

/** What happens to users' data, one line per known fact. */
export function dataTexts(t: Translate, locale: Locale, data: ValueOf<'data'>): string[] {
  const { training, storedIn, certificates: held } = data
  const countries = storedIn?.map((code) => formatCountry(locale, code))
  return [
    training && trainingTexts[training](t),
    countries && t('facts.storedIn', { countries: formatList(locale, countries) }),
    held &&
      formatList(
        locale,
        held.map((one) => certificates[one]),
      ),
  ].filter((text) => text !== undefined)
}

/** When a fact was read, and whether in a copy. */
export const readText = (t: Translate, locale: Locale, { on, copy }: { on: string; copy?: string }): string =>
  copy === undefined
    ? t('facts.checkedOn', { day: formatDay(locale, on) })
    : t('facts.copiedOn', { day: formatDay(locale, on) })

/** The visitor's own language first: it is the one they look for. */
export const sortLanguages = (locale: Locale, codes: readonly InterfaceLanguage[]): InterfaceLanguage[] =>
  codes.toSorted((one, other) => Number(other === locale) - Number(one === locale))
