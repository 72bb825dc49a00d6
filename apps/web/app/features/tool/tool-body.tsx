import type { ToolDetail } from '@polydex/contract/tool-detail'
import { BandMoves } from './bands/band-moves.tsx'
import { BandPanels } from './bands/band-panels.tsx'
import { CountriesPanel } from './visits/countries-panel.tsx'
import { NoFiguresPanel } from './visits/no-figures-panel.tsx'
import { StatedVisits } from './visits/stated-visits.tsx'
import { ToolAbout } from './tool-about.tsx'
import { ToolFacts } from './facts/tool-facts.tsx'
import { TrafficPanels } from './visits/traffic-panels.tsx'
import { UnlistedPanel } from './visits/unlisted-panel.tsx'

/** All figures, or why there are none, and the catalogue's data. Only the server renders it (render-tool.server.tsx). */
export function ToolBody({ tool }: { tool: ToolDetail }) {
  const { traffic, bands, searched, maker } = tool
  const moves = bands && <BandMoves slug={tool.slug} bands={bands} />
  return (
    <>
      <ToolFacts tool={tool} />
      {traffic !== null && <TrafficPanels traffic={traffic} />}
      {traffic === null && bands !== null && <BandPanels slug={tool.slug} bands={bands} />}
      <div className="section split">
        <div className="stack">
          {traffic !== null && <CountriesPanel traffic={traffic} />}
          {traffic === null && moves}
          {traffic === null &&
            bands === null &&
            (searched === null ? <NoFiguresPanel tool={tool} /> : <UnlistedPanel tool={tool} searched={searched} />)}
          {maker !== null && maker.visits.length > 0 && <StatedVisits name={tool.name} visits={maker.visits} />}
        </div>
        <ToolAbout tool={tool} />
      </div>
      {traffic !== null && bands !== null && (
        <>
          <BandPanels slug={tool.slug} bands={bands} isBelowVisits />
          <div className="section">{moves}</div>
        </>
      )}
    </>
  )
}
