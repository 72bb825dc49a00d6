import { bands } from '@polydex/contract/figure/bands'
import type { CountryLadder } from '@polydex/contract/figure/country-ladder'
import { getLocaleRow, type Locale } from '@polydex/contract/locale/locale'

export type LadderTool = Pick<CountryLadder['tools'][number], 'slug' | 'name'> & {
  /** Path of its picture, only in the bands that are open; null: it has none. */
  mark?: string | null
  /** Its band in the month before, if it differs; null: it is new. Omitted if nothing changed. */
  from?: number | null
}

export type LadderBand = {
  band: number
  /** The last place of the band above. */
  above: number
  count: number
  countBefore: number | null
  /** The tools that this page names. */
  tools: LadderTool[]
  /** The page that names the first tool of the band, if it is another page. */
  page?: number
}

export type ArrangedLadder = Omit<CountryLadder, 'tools'> & {
  /** Whether any tool is compared with the month before. */
  isCompared: boolean
  sections: LadderBand[]
  page: number
  pages: number
}

type Tool = CountryLadder['tools'][number]

/**
 * Bands up to this one start open, and their tools have marks; the first band and those from the second page on are
 * open too.
 */
export const lastOpenBand = 10_000

/** Maximum tools per page: each takes 30 bytes compressed, and the rest of the page takes 14 of its 20 KB. */
const pageLength = 160

/** Only the fields that are shown: each is sent twice, as HTML and as data for hydration. */
const toLadderTool = ({ slug, name, mark, band, bandBefore, isCompared }: Tool): LadderTool => ({
  slug,
  name,
  ...(band <= lastOpenBand && { mark }),
  ...(isCompared && bandBefore !== band && { from: bandBefore }),
})

/** Tools on the first page: whole bands, unless the best band alone is too long. */
function firstLength(tools: readonly Tool[]): number {
  if (tools.length <= pageLength) return tools.length
  const whole = tools.findIndex(({ band }) => band === tools[pageLength]?.band)
  return whole > 0 ? whole : pageLength
}

/**
 * The tools of a list by band, then by name, and which of them the page names. For loaders only: another version of
 * Intl may sort differently, and hydration must find the server's order.
 */
export function arrangeLadder(locale: Locale, { tools, ...ladder }: CountryLadder, page: number): ArrangedLadder {
  const { compare } = new Intl.Collator(getLocaleRow(locale).htmlLang)
  const sorted = tools.toSorted((a, b) => a.band - b.band || compare(a.name, b.name))
  const first = firstLength(sorted)
  const pageOf = (index: number) => (index < first ? 1 : 2 + Math.floor((index - first) / pageLength))
  const shown = sorted.filter((_, index) => pageOf(index) === page)
  const sections = bands.map((band, index) => {
    const begin = sorted.findIndex((tool) => tool.band === band)
    return {
      band,
      above: bands[index - 1] ?? 0,
      count: ladder.list?.tools[index] ?? 0,
      countBefore: ladder.list?.toolsBefore?.[index] ?? null,
      tools: shown.filter((tool) => tool.band === band).map(toLadderTool),
      ...(begin >= 0 && pageOf(begin) !== page && { page: pageOf(begin) }),
    }
  })
  return {
    ...ladder,
    // Everything but the list of tools is on the first page only.
    ...(page > 1 && { stronger: [], neighbours: [] }),
    isCompared: tools.some(({ isCompared }) => isCompared),
    sections: sections.filter(({ count, countBefore, tools: named }) =>
      page === 1 ? count + (countBefore ?? 0) > 0 : named.length > 0,
    ),
    page,
    pages: sorted.length === 0 ? 1 : pageOf(sorted.length - 1),
  }
}
