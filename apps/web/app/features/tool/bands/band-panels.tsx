import type { ToolBands } from '@polydex/contract/tool-bands'
import { Provenance } from '../../../ui/figures/provenance.tsx'
import { BandMonths } from './band-months.tsx'
import { PlaceMap } from '../places/place-map.tsx'

type BandPanelsProps = {
  /** Slug of the tool. */
  slug: string
  bands: ToolBands
  /** Whether visits are shown above: places in lists then need a provenance line of their own. */
  isBelowVisits?: boolean
}

/** The months, then the countries of the newest one. */
export function BandPanels({ slug, bands, isBelowVisits = false }: BandPanelsProps) {
  return (
    <>
      <div className="section">
        <BandMonths bands={bands} />
      </div>
      <PlaceMap slug={slug} bands={bands} />
      {isBelowVisits && (
        <Provenance sources={[{ ...bands, kind: 'bands' }]} month={bands.month} isCompared={bands.moves !== null} />
      )}
    </>
  )
}
