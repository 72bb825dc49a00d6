import type { Month } from '@polydex/contract/figure/month'
import { formatMonth, formatMonthName, formatNumber, formatSignedPercent } from '../i18n/format.ts'
import type { SharePicture } from './share-picture.ts'
import { startPicture, writeSource, type Words } from './share-words.server.ts'

type Finding = Pick<SharePicture, 'about' | 'figure' | 'group'>

/** A month: the tool that the report begins with. Null if there is none. */
export function composeMonth(words: Words, report: Month): SharePicture | null {
  const { t, locale } = words
  const finding = findEntry(words, report) ?? findRiser(words, report)
  if (finding === null) return null
  return {
    ...startPicture(words, t('month.title', { month: formatMonth(locale, report.month) })),
    text: t('share.monthText'),
    ...finding,
    source: writeSource(words, report.sources[0], report.month),
  }
}

function findEntry({ t, locale }: Words, { entries }: Month): Finding | null {
  const [first] = entries
  if (first === undefined) return null
  const n = first.countries.length
  return {
    group: first.group,
    about: { name: first.name, mark: first.mark, figure: null },
    figure: { value: formatNumber(locale, n), before: null, label: t('share.firstEntries', { n }), note: null },
  }
}

function findRiser({ t, locale }: Words, { risers, comparedWith }: Month): Finding | null {
  const [first] = risers
  if (first === undefined || comparedWith === null) return null
  const { name, mark, group, growthRate, bands } = first
  const n = bands?.ups ?? null
  if (n !== null) return { group, about: { name, mark, figure: t('share.upIn', { n }) }, figure: null }
  if (growthRate === null) return null
  const month = formatMonthName(locale, comparedWith)
  return {
    group,
    about: { name, mark, figure: null },
    figure: {
      value: formatSignedPercent(locale, growthRate),
      before: null,
      label: t('share.growthSince', { month }),
      note: null,
    },
  }
}
