import { bands } from '@polydex/contract/figure/bands'
import type { CountryLadder } from '@polydex/contract/figure/country-ladder'
import { getLocaleRow } from '@polydex/contract/locale/locale'
import type { CategoryRanking, RankedTool, ToolRanking } from '@polydex/contract/figure/ranking'
import { renderToStaticMarkup } from 'react-dom/server'
import { describeRanking, type RankingSubject } from '../features/ranking/describe-ranking.ts'
import {
  formatCompact,
  formatCountry,
  formatMonth,
  formatMonthName,
  formatNumber,
  formatSignedPercent,
} from '../i18n/format.ts'
import { monthBefore } from '../i18n/month-before.ts'
import { Hatch } from '../ui/hatch.tsx'
import type { SharedTool, SharePicture } from './share-picture.ts'
import { startPicture, writeSource, type Words } from './share-words.server.ts'

const maxRanked = 3
const maxMarks = 12

/** A ranking: its title, and its first three tools. Null if it is empty. */
export function composeRanking(
  words: Words,
  ranking: ToolRanking & Partial<Pick<CategoryRanking, 'category'>>,
  subject: RankingSubject,
): SharePicture | null {
  const { t, locale } = words
  const { month, basis, total } = ranking
  if (ranking.tools.length === 0) return null
  const group = ranking.category?.group ?? null
  return {
    ...startPicture(words, describeRanking(t, locale, subject, { month, basis, total }).heading),
    group,
    sign: group === null ? null : { pattern: drawPattern(group) },
    kind: month === null || basis === 'none' ? null : formatMonth(locale, month),
    ...listFirst(words, ranking, subject.view === 'trending'),
  }
}

/** A category: its group's pattern, what belongs to it, and its first three tools. */
export function composeCategory(words: Words, ranking: CategoryRanking): SharePicture | null {
  const { category, total } = ranking
  if (category === null || total === 0) return null
  return {
    ...startPicture(words, category.name),
    group: category.group,
    sign: { pattern: drawPattern(category.group) },
    kind: words.t('ranking.toolCount', { n: total }),
    text: category.description,
    ...listFirst(words, ranking, false),
  }
}

/** A country for which visits are known: the first three tools. */
export function composeCountry(words: Words, ranking: ToolRanking, country: string): SharePicture | null {
  const subject: RankingSubject = { view: 'region', name: formatCountry(words.locale, country) }
  const picture = composeRanking(words, ranking, subject)
  return picture && { ...picture, sign: { country } }
}

/** A country for which its list is known: how many tools are in its best band. The list knows no order among them. */
export function composeLadder(words: Words, ladder: CountryLadder): SharePicture | null {
  const { t, locale } = words
  const { region, month, list, tools, sources } = ladder
  const best = list?.tools.findIndex((count) => count > 0) ?? -1
  const band = bands[best]
  if (list === null || month === null || band === undefined) return null
  const n = list.tools[best] ?? 0
  const before = list.isFull ? (list.toolsBefore?.[best] ?? n) : n
  const { compare } = new Intl.Collator(getLocaleRow(locale).htmlLang)
  const shown = tools
    .filter((tool) => tool.band === band)
    .toSorted((a, b) => Number(a.mark === null) - Number(b.mark === null) || compare(a.name, b.name))
  return {
    ...startPicture(words, formatCountry(locale, region)),
    sign: { country: region },
    kind: formatMonth(locale, month),
    figure: {
      value: formatNumber(locale, n),
      before: before === n ? null : formatNumber(locale, before),
      label: t('share.toolsAmong', { n, band: formatNumber(locale, band) }),
      note: null,
    },
    tools: shown.slice(0, maxMarks).map(({ name, mark }) => ({ name, mark, figure: null })),
    source: writeSource(words, sources[0], month),
  }
}

function listFirst(words: Words, { tools, sources, month, basis }: ToolRanking, isRise: boolean) {
  const isRanked = basis !== 'none'
  return {
    tools: tools.slice(0, isRanked ? maxRanked : maxMarks).map(({ name, mark, ...figures }): SharedTool => ({
      name,
      mark,
      figure: isRanked ? writeFigure(words, figures, month, isRise) : null,
    })),
    isRanked,
    source: isRanked ? writeSource(words, sources[0], month) : null,
  }
}

/** The figure that a list is ordered by. */
function writeFigure(
  { t, locale }: Words,
  { visits, growthRate, bands: places }: Pick<RankedTool, 'visits' | 'growthRate' | 'bands'>,
  month: string | null,
  isRise: boolean,
): string | null {
  if (places !== null) {
    if (isRise && places.ups !== null) return t('share.upIn', { n: places.ups })
    const best = places.places.findIndex((count) => count > 0)
    const band = bands[best]
    return band === undefined
      ? null
      : t('band.firstIn', { band: formatNumber(locale, band), n: places.places[best] ?? 0 })
  }
  if (isRise && growthRate !== null && month !== null)
    return t('share.since', {
      rate: formatSignedPercent(locale, growthRate),
      month: formatMonthName(locale, monthBefore(month)),
    })
  return visits === null ? null : t('share.visitCount', { visits: formatCompact(locale, visits) })
}

const drawPattern = (group: string): string =>
  renderToStaticMarkup(<Hatch group={group} />).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
