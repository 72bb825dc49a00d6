import type { ToolBands } from '@polydex/contract/tool-bands'
import { Provenance } from '../../../ui/figures/provenance.tsx'
import { BandMonths } from './band-months.tsx'
import { CountryTiles } from '../places/country-tiles.tsx'
import './band-panels.css'

type BandPanelsProps = {
  /** Slug of the tool. */
  slug: string
  bands: ToolBands
  /** Whether visits are shown above: places in lists then need a provenance line of their own. */
  isBelowVisits?: boolean
}

/** The months beside the countries of the newest one. */
export function BandPanels({ slug, bands, isBelowVisits = false }: BandPanelsProps) {
  return (
    <>
      <div className="section band-split">
        <BandMonths bands={bands} />
        <CountryTiles slug={slug} bands={bands} />
      </div>
      {isBelowVisits && (
        <Provenance sources={[{ ...bands, kind: 'bands' }]} month={bands.month} isCompared={bands.moves !== null} />
      )}
    </>
  )
}
