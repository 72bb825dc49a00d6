import type { SourceRanking } from '@polydex/contract/figure/ranking'
import type { Translate } from '../../../i18n/translate.tsx'

export type SourceWithLeaders = Extract<SourceRanking, { lists: unknown }>['lists'][number]
export type TrafficSource = SourceWithLeaders['source']

type SourceTexts = { name: (t: Translate) => string; meaning: (t: Translate) => string }

/** In display order. */
const texts: Record<TrafficSource, SourceTexts> = {
  direct: { name: (t) => t('source.direct'), meaning: (t) => t('source.meaningDirect') },
  search: { name: (t) => t('source.search'), meaning: (t) => t('source.meaningSearch') },
  referrals: { name: (t) => t('source.referrals'), meaning: (t) => t('source.meaningReferrals') },
  social: { name: (t) => t('source.social'), meaning: (t) => t('source.meaningSocial') },
  mail: { name: (t) => t('source.mail'), meaning: (t) => t('source.meaningMail') },
  display: { name: (t) => t('source.display'), meaning: (t) => t('source.meaningDisplay') },
}

export const trafficSources = Object.keys(texts) as TrafficSource[]

/** The source whose ranking is shown if the address names none. */
export const defaultSource: TrafficSource = 'direct'

export const isTrafficSource = (text: string): text is TrafficSource => Object.hasOwn(texts, text)
export const sourceName = (t: Translate, source: TrafficSource): string => texts[source].name(t)
export const sourceMeaning = (t: Translate, source: TrafficSource): string => texts[source].meaning(t)
