import { bands } from '@polydex/contract/figure/bands'
import type { Locale } from '@polydex/contract/locale/locale'
import { formatCountry, formatMonth, formatNumber } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/translate.tsx'
import { sumPlaces } from '../../../ui/bands/band-tone.ts'
import type { ArrangedLadder } from './arrange-ladder.ts'
import type { RankingText } from '../ranking-text.ts'

type List = NonNullable<ArrangedLadder['list']>

/**
 * All texts of a country's list: how many tools it names, and how far up. Without a list, only the country is named. If
 * other countries have newer lists, the text says so.
 */
export function describeLadder(
  t: Translate,
  locale: Locale,
  { region, month, list }: Pick<ArrangedLadder, 'region' | 'month' | 'list'>,
  isBehind: boolean,
): RankingText {
  const country = formatCountry(locale, region)
  const how = [t('ladder.howList'), t('ladder.howMoves')]
  if (list === null || month === null) {
    const heading = t('ladder.titlePlain', { country })
    return { view: 'region', heading, lead: undefined, how, title: heading, description: t('site.tagline') }
  }
  const heading = describeBest(t, locale, country, list)
  const number = (value: number) => formatNumber(locale, value)
  const shownMonth = formatMonth(locale, month)
  return {
    view: 'region',
    heading,
    lead: [describeDepth(t, locale, list), ...(isBehind ? [t('ladder.newestHeld', { month: shownMonth })] : [])].join(
      ' ',
    ),
    how,
    title: t('ranking.headTitle', { title: heading, month: shownMonth }),
    description: t('ladder.headDescription', {
      country,
      first: number(list.tools[0] ?? 0),
      listed: number(sumPlaces(list.tools)),
      month: shownMonth,
    }),
  }
}

/** The best band that names a tool. */
function describeBest(t: Translate, locale: Locale, country: string, { tools }: List): string {
  const best = tools.findIndex((count) => count > 0)
  const band = bands[best]
  if (band === undefined) return t('ladder.titleNone', { country })
  return t('ladder.title', { country, n: tools[best] ?? 0, band: formatNumber(locale, band) })
}

/** In a short list every site has a good place: the text says so instead of giving counts. */
function describeDepth(t: Translate, locale: Locale, { tools, sites, isFull }: List): string {
  const number = (value: number) => formatNumber(locale, value)
  const listed = number(sumPlaces(tools))
  if (!isFull) {
    const band = bands.find((depth) => depth >= sites) ?? sites
    return t('ladder.leadShort', { listed, sites: number(sites), band: number(band) })
  }
  return t('ladder.lead', {
    five: number(sumPlaces(tools.slice(0, 2))),
    ten: number(sumPlaces(tools.slice(0, 3))),
    listed,
    sites: number(sites),
  })
}
