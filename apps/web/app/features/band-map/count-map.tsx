import type { BandMap } from '@polydex/contract/figure/band-map'
import { findWorldPart, type WorldPart } from '@polydex/contract/locale/world-part'
import { pathTo } from '../../addresses/path-to.ts'
import { formatCountry, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import type { LegendEntry } from '../../ui/map/map-legend.tsx'
import type { MapTile } from '../../ui/map/map-tile.tsx'
import { WorldMap } from '../../ui/map/world-map.tsx'
import { countWithin, fullListsOf, rampLimits, rampTone, type MapBand } from './count-tools.ts'

type CountMapProps = {
  map: BandMap
  band: MapBand
  /** The month in links to countries; undefined: the newest. */
  month?: string | undefined
  table: string
  /** On the page that is about the map: lengths of lists, and links to short ones. */
  isWhole?: boolean
}

/** Tools among each country's first sites: five tones, and the number in the tile. */
export function CountMap({ map, band, month, table, isWhole = false }: CountMapProps) {
  const { t, locale } = useLanguage()
  const full = fullListsOf(map)
  const number = (value: number) => formatNumber(locale, value)
  const counts = new Map(full.map((list) => [list.region, countWithin(list, band)]))
  const addressOf = (region: string) => pathTo('rank-region-tools', locale, region, { month })
  const tiles = [
    ...full.map(({ region, sites }): MapTile => {
      const n = counts.get(region) ?? 0
      const parts = [formatCountry(locale, region), t('map.tools', { n })]
      if (isWhole) parts.push(t('map.sites', { sites: number(sites) }))
      return { code: region, tone: rampTone(n, band), to: addressOf(region), count: number(n), parts }
    }),
    ...map.notHeld.map((region): MapTile => ({
      code: region,
      tone: 'held',
      to: addressOf(region),
      parts: [formatCountry(locale, region), t('band.listNotHeld')],
    })),
  ]
  const short = map.lists.filter(({ isFull }) => !isFull)
  const limits = rampLimits[band]
  const rangeOf = (tone: number): string => {
    const [below, limit] = [limits[limits.length - tone], limits[limits.length + 1 - tone]]
    if (limit === undefined) return t('map.orMore', { n: number((below ?? 0) + 1) })
    return below === undefined ? t('map.upTo', { n: number(limit) }) : `${number(below + 1)}–${number(limit)}`
  }
  const spanOf = (part: WorldPart) => {
    const values = full
      .filter(({ region }) => findWorldPart(region) === part)
      .map(({ region }) => counts.get(region) ?? 0)
    return values.length === 0 ? { least: 0, most: 0 } : { least: Math.min(...values), most: Math.max(...values) }
  }
  const entries: LegendEntry[] = [1, 2, 3, 4, 5].map((tone) => ({
    mark: `t${tone}`,
    text: rangeOf(tone),
    count: tiles.filter((tile) => tile.tone === `t${tone}`).length,
  }))
  if (map.notHeld.length > 0) entries.push({ mark: 'held', text: t('band.listNotHeld'), count: map.notHeld.length })
  if (short.length > 0) entries.push({ mark: 'small', text: t('map.small'), count: short.length })
  return (
    <WorldMap
      isCounted
      className="g-world"
      tiles={tiles}
      small={[
        { lists: short.map(({ region }) => (isWhole ? { code: region, to: addressOf(region) } : { code: region })) },
      ]}
      {...(!isWhole && { more: pathTo('rank-regions', locale, undefined, { month }) })}
      legend={{ title: t('map.legend', { band: number(band) }), entries }}
      noteOf={(part) => {
        const { least, most } = spanOf(part)
        return least === most
          ? t('map.tools', { n: most })
          : t('map.span', { least: number(least), most: number(most) })
      }}
      briefOf={(part) => {
        const { least, most } = spanOf(part)
        return least === most ? number(most) : `${number(least)}–${number(most)}`
      }}
      table={table}
      cardNote={t('map.among', { band: number(band) })}
    />
  )
}
