import type { Locale } from '@polydex/contract/locale/locale'
import type { FigureSource } from '@polydex/contract/figure/ranking'
import { formatShortMonth } from '../i18n/format.ts'
import { kindName } from '../i18n/names/kind-name.ts'
import { createTranslate, type Translate } from '../i18n/translate.tsx'
import type { SharePicture } from './share-picture.ts'

/** The texts of pictures come from the topics of their pages; those of rankings need a topic each. */
const topics = ['site', 'share', 'band', 'card', 'month', 'ranking', 'byCategory', 'trending', 'region']

export type Words = { t: Translate; locale: Locale }

const known = new Map<Locale, Words>()

/** One for each language: messages do not change while the process runs. */
export function findWords(locale: Locale): Words {
  const words = known.get(locale) ?? { locale, t: createTranslate(locale, topics) }
  if (!import.meta.env.DEV) known.set(locale, words)
  return words
}

/** "Estimate · Example panel · Oct 2026". Invented figures name no provider; what places are, the figure says itself. */
export function writeSource(
  { t, locale }: Words,
  source: Pick<FigureSource, 'kind' | 'provider'> | undefined,
  month: string | null,
): string | null {
  if (source === undefined || month === null) return null
  const { kind, provider } = source
  return [
    ...(kind === 'bands' ? [] : [kindName(t, kind)]),
    ...(kind === 'sample' ? [] : [provider]),
    formatShortMonth(locale, month),
  ].join(' · ')
}

/** A picture with nothing but its title. */
export const startPicture = ({ locale }: Words, title: string): SharePicture => ({
  locale,
  group: null,
  sign: null,
  title,
  kind: null,
  text: null,
  about: null,
  figure: null,
  months: null,
  tools: [],
  points: [],
  isRanked: false,
  source: null,
})
