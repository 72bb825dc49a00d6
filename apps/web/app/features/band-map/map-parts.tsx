import { pathTo } from '../../addresses/path-to.ts'
import { formatCountry, formatNumber } from '../../i18n/format.ts'
import { asServed } from '../../i18n/as-served.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { worldPartName } from '../../i18n/world-part-name.ts'
import { Disclosure } from '../../ui/opening/disclosure.tsx'
import { Link } from '../../ui/link.tsx'
import { mapBands, type ArrangedMap, type MapPart } from './arrange-map.ts'
import { MapLegend } from './map-legend.tsx'
import { splitCodes, unpackLists, type MapList } from './map-list.ts'
import { MapTile, MissingTile } from './map-tile.tsx'
import { rampStep } from './ramp-step.ts'
import './map-parts.css'

type MapPartsProps = {
  map: ArrangedMap
  /** The month in links to countries; undefined: the newest. */
  month?: string | undefined
}

/** The tiles of every part of the world, longest list first, and their legend. */
export function MapParts({ map: { parts, band, best }, month }: MapPartsProps) {
  const { t, locale } = useLanguage()
  const step = rampStep(best.total)
  const addressOf = (region: string) => pathTo('rank-region-tools', locale, region, { month })
  const hasMissing = parts.some(({ missing }) => missing !== '')
  /** The smaller form has the count only; otherwise figures are one count per band, then the length of the list. */
  const tileOf = ({ region, figures }: MapList) => {
    const total = (figures.length === 1 ? figures[0] : figures[mapBands.indexOf(band)]) ?? 0
    const values = { country: formatCountry(locale, region), n: total, band: formatNumber(locale, band) }
    const name =
      figures.length === 1
        ? t('map.smallTile', values)
        : t('map.tile', { ...values, sites: formatNumber(locale, figures.at(-1) ?? 0) })
    return <MapTile key={region} region={region} total={total} name={name} step={step} to={addressOf(region)} />
  }
  const tilesOf = ({ part, fullLists, full, short, missing }: MapPart) => {
    const lists = unpackLists(full)
    return (
      <section key={part} aria-labelledby={`map-${part}`}>
        <h3 id={`map-${part}`}>
          {worldPartName(t, part)}{' '}
          <small {...asServed}>
            {lists.length === fullLists
              ? t('map.fullLists', { n: fullLists })
              : t('map.someLists', { n: formatNumber(locale, lists.length), lists: formatNumber(locale, fullLists) })}
          </small>
        </h3>
        <ul className="map-tiles">
          {lists.map(tileOf)}
          {splitCodes(missing).map((region) => (
            <MissingTile key={region} region={region} />
          ))}
        </ul>
        {short !== '' && (
          // Without counts, because nearly every site of such a list is among the first.
          <Disclosure summary={t('band.smallLists', { n: splitCodes(short).length })}>
            <p className="meta">{t('lists.notCounted')}</p>
            <ul className="map-shorts">
              {splitCodes(short).map((region) => (
                <li key={region}>
                  <Link to={addressOf(region)} {...asServed}>
                    {formatCountry(locale, region)}
                  </Link>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </section>
    )
  }
  return (
    <>
      <MapLegend band={band} step={step} hasMissing={hasMissing} />
      {/* No prefetch: a pointer moving across the map would request a hundred pages. */}
      <div className="map-parts" data-prefetch="none">
        {parts.map(tilesOf)}
      </div>
    </>
  )
}
