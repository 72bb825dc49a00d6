import { pathTo } from '../../addresses/path-to.ts'
import { formatMonth, formatNumber } from '../../i18n/format.ts'
import { keepWords } from '../../i18n/keep-words.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import type { ArrangedMap } from './arrange-map.ts'
import { describeFinding } from './describe-finding.ts'
import { MapParts } from './map-parts.tsx'
import './country-map.css'

/**
 * The map of the newest month in its smaller form; another part of the page names its source. Renders nothing without
 * full lists. Only the server renders it (render-map.server.tsx).
 */
export function HomeMap({ map }: { map: ArrangedMap }) {
  const { t, locale } = useLanguage()
  if (map.month === null || map.fullLists === 0) return null
  const title = t('map.title', { band: formatNumber(locale, map.band) })
  return (
    <section className="section home-map" aria-labelledby="map-heading">
      <SectionHead
        id="map-heading"
        title={keepWords(describeFinding(t, locale, map))}
        hint={`${title} · ${formatMonth(locale, map.month)}`}
        more={{ to: pathTo('rank-regions', locale), text: t('map.more') }}
      />
      <MapParts map={map} />
    </section>
  )
}
