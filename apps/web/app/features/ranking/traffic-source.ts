import type { SourceRanking } from '@polydex/contract/ranking'
import type { Translate } from '../../i18n/translate.tsx'

export type SourceWithLeaders = Extract<SourceRanking, { lists: unknown }>['lists'][number]
export type TrafficSource = SourceWithLeaders['source']

type SourceTexts = { name: (t: Translate) => string; meaning: (t: Translate) => string }

/** In display order. */
const texts: Record<TrafficSource, SourceTexts> = {
  direct: { name: (t) => t('ranking.sourceDirect'), meaning: (t) => t('ranking.meaningDirect') },
  search: { name: (t) => t('ranking.sourceSearch'), meaning: (t) => t('ranking.meaningSearch') },
  referrals: { name: (t) => t('ranking.sourceReferrals'), meaning: (t) => t('ranking.meaningReferrals') },
  social: { name: (t) => t('ranking.sourceSocial'), meaning: (t) => t('ranking.meaningSocial') },
  mail: { name: (t) => t('ranking.sourceMail'), meaning: (t) => t('ranking.meaningMail') },
  display: { name: (t) => t('ranking.sourceDisplay'), meaning: (t) => t('ranking.meaningDisplay') },
}

export const trafficSources = Object.keys(texts) as TrafficSource[]

/** The source whose ranking is shown if the address names none. */
export const defaultSource: TrafficSource = 'direct'

export const isTrafficSource = (text: string): text is TrafficSource => Object.hasOwn(texts, text)
export const sourceName = (t: Translate, source: TrafficSource): string => texts[source].name(t)
export const sourceMeaning = (t: Translate, source: TrafficSource): string => texts[source].meaning(t)
