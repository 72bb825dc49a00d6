import type { ToolBands } from '@polydex/contract/tool-bands'
import { Provenance } from '../../ui/provenance.tsx'
import { BandMonths } from './band-months.tsx'
import { CountryTiles } from './country-tiles.tsx'
import './band-panels.css'

type BandPanelsProps = {
  bands: ToolBands
  /** Whether visits are shown above: places in lists then need a provenance line of their own. */
  isBelowVisits?: boolean
}

/** The months beside the countries of the newest one. */
export function BandPanels({ bands, isBelowVisits = false }: BandPanelsProps) {
  return (
    <>
      <div className="section band-split">
        <BandMonths bands={bands} />
        <CountryTiles bands={bands} />
      </div>
      {isBelowVisits && (
        <Provenance sources={[{ ...bands, kind: 'bands' }]} month={bands.month} isCompared={bands.moves !== null} />
      )}
    </>
  )
}
