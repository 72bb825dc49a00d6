import type { CountryPlace, ToolBands } from '@polydex/contract/tool/tool-bands'
import { findWorldPart } from '@polydex/contract/locale/world-part'
import { pathTo } from '../../../addresses/path-to.ts'
import { formatCountry, formatMonth, formatMonthName, formatNumber } from '../../../i18n/format.ts'
import { monthBefore } from '../../../i18n/month-before.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { nameTones } from '../../../ui/bands/band-names.ts'
import { bandTone, countTones } from '../../../ui/bands/band-tone.ts'
import type { LegendEntry } from '../../../ui/map/map-legend.tsx'
import type { MapTile } from '../../../ui/map/map-tile.tsx'
import { WorldMap } from '../../../ui/map/world-map.tsx'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { moveOf, newestOf } from '../bands/read-bands.ts'

const toneOf = (band: number | null): string => (band === null ? 'none' : bandTone(band).replace('band-', 't'))

/** The tool's place in every country's list, as a map of the world. */
export function PlaceMap({ slug, bands }: { slug: string; bands: ToolBands }) {
  const { t, locale } = useLanguage()
  const before = formatMonthName(locale, monthBefore(bands.month))
  const placeIn = (band: number | null) =>
    band === null ? t('band.notListed') : t('entry.placeAmong', { band: formatNumber(locale, band) })
  const addressOf = (code: string) => pathTo('rank-region-tools', locale, code)
  const full = bands.countries.filter(({ isFull }) => isFull)
  const short = bands.countries.filter(({ isFull }) => !isFull)
  const tileOf = (place: CountryPlace): MapTile => {
    const { code, band, bandBefore } = place
    const move = moveOf(place)
    const parts = [formatCountry(locale, code), placeIn(band)]
    if (move !== null) parts.push(t('entry.placeInMonth', { month: before, place: placeIn(bandBefore) }))
    return { code, tone: toneOf(band), move, to: addressOf(code), parts }
  }
  const missing = bands.lists.missingCountries.map((code): MapTile => ({
    code,
    tone: 'held',
    to: addressOf(code),
    parts: [formatCountry(locale, code), t('band.listNotHeld')],
  }))
  const places = [...new Set(short.map(({ band }) => band))].toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity))
  return (
    <section className="section map-section" aria-labelledby="map-heading">
      <SectionHead
        id="map-heading"
        title={t('entry.countryByCountry', { month: formatMonth(locale, bands.month) })}
        more={{ to: pathTo('tool-countries', locale, slug), text: t('entry.allCountries') }}
      />
      <WorldMap
        tiles={[...full.map(tileOf), ...missing]}
        small={places.map((band) => ({
          label: placeIn(band),
          lists: short.filter((place) => place.band === band).map(({ code }) => ({ code })),
        }))}
        legend={{ title: t('entry.place'), entries: useLegend(bands, short.length) }}
        noteOf={(part) => {
          const inPart = full.filter(({ code }) => findWorldPart(code) === part)
          const listed = inPart.filter(({ band }) => band !== null).length
          return t('entry.partListed', { n: formatNumber(locale, listed), total: formatNumber(locale, inPart.length) })
        }}
        table={pathTo('tool-countries', locale, slug)}
        slug={slug}
      />
    </section>
  )
}

/** Tones, shapes and corners with their countries: the legend is the distribution too. */
function useLegend(bands: ToolBands, short: number): LegendEntry[] {
  const { t, locale } = useLanguage()
  const before = formatMonthName(locale, monthBefore(bands.month))
  const { lists, places } = newestOf(bands)
  const [first = '', ...others] = nameTones(locale, t('band.beyond'))
  const names = [t('band.first', { band: first }), ...others]
  const tones = countTones(places)
  const listed = tones.reduce((sum, { count }) => sum + count, 0)
  const entries = names.map((text, index) => ({ mark: `t${index + 1}`, text, count: tones[index]?.count ?? 0 }))
  const { missingCountries } = bands.lists
  entries.push({ mark: 'none', text: t('band.notListed'), count: lists - listed })
  if (missingCountries.length > 0)
    entries.push({ mark: 'held', text: t('band.listNotHeld'), count: missingCountries.length })
  if (short > 0) entries.push({ mark: 'small', text: t('map.small'), count: short })
  if (bands.moves !== null)
    entries.push(
      { mark: 't2 up', text: t('entry.wentUp', { month: before }), count: bands.moves.ups },
      { mark: 't2 down', text: t('entry.wentDown', { month: before }), count: bands.moves.downs },
    )
  return entries
}
