import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { bestBandOf, countBefore, countUpTo, findDirection, newestOf } from '../features/tool/bands/read-bands.ts'
import {
  formatCompact,
  formatMonth,
  formatMonthName,
  formatNumber,
  formatShortMonth,
  formatSignedPercent,
} from '../i18n/format.ts'
import { monthBefore } from '../i18n/month-before.ts'
import { priceName } from '../i18n/names/price-name.ts'
import type { SharePicture } from './share-picture.ts'
import { startPicture, writeSource, type Words } from './share-words.server.ts'

type Figures = Pick<SharePicture, 'figure' | 'months' | 'source' | 'points'>

/** Mark, name and what it is; then its visits, its best place in country lists, or else what it is used for. */
export function composeTool(words: Words, tool: ToolDetail): SharePicture {
  const { name, mark, group, categories, description } = tool
  return {
    ...startPicture(words, name),
    group: group.slug,
    sign: { tool: { name, mark } },
    kind: categories[0]?.name ?? null,
    text: description,
    ...(composeVisits(words, tool) ?? composePlaces(words, tool) ?? composeUses(words, tool)),
  }
}

function composeVisits(words: Words, { traffic }: ToolDetail): Figures | null {
  if (traffic === null) return null
  const { t, locale } = words
  const { month, visits, growthRate, months } = traffic
  const note =
    growthRate === null
      ? null
      : t('share.since', {
          rate: formatSignedPercent(locale, growthRate),
          month: formatMonthName(locale, monthBefore(month)),
        })
  return {
    figure: {
      value: formatCompact(locale, visits),
      before: null,
      label: t('share.visits', { month: formatMonth(locale, month) }),
      note,
    },
    months: nameMonths(
      words,
      months.map((of) => ({ month: of.month, value: of.visits })),
    ),
    points: [],
    source: writeSource(words, traffic, month),
  }
}

function composePlaces(words: Words, { bands }: ToolDetail): Figures | null {
  if (bands === null) return null
  const { t, locale } = words
  const best = bestBandOf(bands.months)
  const n = countUpTo(newestOf(bands).places, best)
  if (n === 0) return null
  const before = countBefore(bands, best)
  // A difference that only comes from other lists being held is no finding.
  const isMove = before !== null && before !== n && Math.sign(n - before) === findDirection(bands, best)
  return {
    figure: {
      value: formatNumber(locale, n),
      before: isMove ? formatNumber(locale, before) : null,
      label: t('share.countries', { n, band: formatNumber(locale, best) }),
      note: null,
    },
    months: nameMonths(
      words,
      bands.months.map(({ month, places }) => ({ month, value: places && countUpTo(places, best) })),
    ),
    points: [],
    source: writeSource(words, { kind: 'bands', provider: bands.provider }, bands.month),
  }
}

/** Under three months, bars say nothing. */
function nameMonths({ locale }: Words, months: { month: string; value: number | null }[]): SharePicture['months'] {
  const start = months.findIndex(({ value }) => value !== null)
  const [first, last] = [months[start], months.at(-1)]
  if (start < 0 || months.length - start < 3 || first === undefined || last === undefined) return null
  return {
    values: months.slice(start).map(({ value }) => value),
    first: formatShortMonth(locale, first.month),
    last: formatShortMonth(locale, last.month),
  }
}

function composeUses({ t }: Words, { pricing, useCases, categories }: ToolDetail): Figures {
  const price = pricing.model === 'unknown' ? null : priceName(t, pricing.model)
  return {
    figure: price === null ? null : { value: price, before: null, label: '', note: null },
    months: null,
    points: (useCases.length > 0 ? useCases : categories.map(({ name }) => name)).slice(0, 3),
    source: null,
  }
}
