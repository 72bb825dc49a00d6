import { pathTo } from '../../addresses/path-to.ts'
import { asServed } from '../../i18n/as-served.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { worldPartName } from '../../i18n/world-part-name.ts'
import type { ArrangedMap } from './arrange-map.ts'
import { MapLegend } from './map-legend.tsx'
import { MapTile, MissingTile } from './map-tile.tsx'
import { rampStep } from './ramp-step.ts'
import './map-parts.css'

type MapPartsProps = {
  map: ArrangedMap
  /** The month in the addresses of countries; undefined: the newest. */
  month?: string | undefined
}

/** The tiles of every part of the world, longest list first, and what they mean. */
export function MapParts({ map: { parts, band, best }, month }: MapPartsProps) {
  const { t, locale } = useLanguage()
  const step = rampStep(best.total)
  return (
    <>
      <MapLegend
        band={band}
        step={step}
        hasShort={parts.some(({ regions }) => regions.some(({ isFull }) => !isFull))}
        hasMissing={parts.some(({ missing }) => missing.length > 0)}
      />
      <div className="map-parts">
        {parts.map(({ part, regions, missing }) => (
          <section key={part} aria-labelledby={`map-${part}`}>
            <h3 id={`map-${part}`}>
              {worldPartName(t, part)}{' '}
              <small {...asServed}>{t('map.fullLists', { n: regions.filter(({ isFull }) => isFull).length })}</small>
            </h3>
            <ul className="map-tiles">
              {regions.map((list) => (
                <MapTile
                  key={list.region}
                  list={list}
                  band={band}
                  step={step}
                  to={pathTo('rank-region-tools', locale, list.region, { month })}
                />
              ))}
              {missing.map((region) => (
                <MissingTile key={region} region={region} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
