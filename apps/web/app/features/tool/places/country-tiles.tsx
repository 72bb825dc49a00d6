import type { ToolBands } from '@polydex/contract/tool-bands'
import { formatMonth } from '../../../i18n/format.ts'
import { ownRegion } from '@polydex/contract/own-region'
import { useLanguage } from '../../../i18n/translate.tsx'
import { findWorldPart, worldParts } from '@polydex/contract/world-part'
import { Panel } from '../../../ui/page/panel.tsx'
import { TileLegend } from './tile-legend.tsx'
import { TilePart } from './tile-part.tsx'
import './country-tiles.css'

/**
 * Every country's list as a tile in its part of the world, longest list first. On phones the parts are collapsed,
 * except the one that the language's own country is in.
 */
export function CountryTiles({ slug, bands }: { slug: string; bands: ToolBands }) {
  const { t, locale } = useLanguage()
  const own = findWorldPart(ownRegion(locale))
  return (
    <Panel title={t('entry.countryByCountry', { month: formatMonth(locale, bands.month) })} className="tiles">
      <TileLegend bands={bands} />
      {worldParts.map((part) => (
        <TilePart
          key={part}
          slug={slug}
          part={part}
          month={bands.month}
          places={bands.countries.filter(({ code }) => findWorldPart(code) === part)}
          missing={bands.lists.missingCountries.filter((code) => findWorldPart(code) === part)}
          isOpen={part === own}
        />
      ))}
    </Panel>
  )
}
