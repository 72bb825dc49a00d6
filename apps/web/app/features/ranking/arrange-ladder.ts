import { bands } from '@polydex/contract/bands'
import type { CountryLadder } from '@polydex/contract/country-ladder'
import { getLocaleRow, type Locale } from '@polydex/contract/locale'

export type LadderTool = Pick<CountryLadder['tools'][number], 'slug' | 'name' | 'group'> & {
  /** Its band in the month before, if that was another; null: it is new. Left out where nothing moved. */
  from?: number | null
}

export type LadderBand = {
  band: number
  /** The last place of the band above. */
  above: number
  count: number
  countBefore: number | null
  /** Empty where there are too many to name. */
  tools: LadderTool[]
}

export type ArrangedLadder = Omit<CountryLadder, 'tools'> & { sections: LadderBand[] }

type Tool = CountryLadder['tools'][number]

/** Only what is shown: a page names hundreds of tools, and each field is sent twice. */
const toLadderTool = ({ slug, name, group, band, bandBefore, isCompared }: Tool): LadderTool => ({
  slug,
  name,
  group,
  ...(isCompared && bandBefore !== band && { from: bandBefore }),
})

/**
 * The tools of a list by band, in each by name. For loaders only: another version of Intl may sort differently, and
 * hydration must find the server's order.
 */
export function arrangeLadder(locale: Locale, { tools, ...ladder }: CountryLadder): ArrangedLadder {
  const { compare } = new Intl.Collator(getLocaleRow(locale).htmlLang)
  const byBand = Map.groupBy(
    tools.toSorted((a, b) => compare(a.name, b.name)),
    ({ band }) => band,
  )
  const sections = bands.map((band, index) => ({
    band,
    above: bands[index - 1] ?? 0,
    count: ladder.list?.tools[index] ?? 0,
    countBefore: ladder.list?.toolsBefore?.[index] ?? null,
    tools: (byBand.get(band) ?? []).map(toLadderTool),
  }))
  return { ...ladder, sections: sections.filter(({ count, countBefore }) => count + (countBefore ?? 0) > 0) }
}
