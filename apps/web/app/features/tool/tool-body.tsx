import type { ToolDetail } from '@polydex/contract/tool-detail'
import { BandsPanel } from './bands-panel.tsx'
import { CountriesPanel } from './countries-panel.tsx'
import { NoFiguresPanel } from './no-figures-panel.tsx'
import { ToolAbout } from './tool-about.tsx'
import { TrafficPanels } from './traffic-panels.tsx'

/** All figures, or why there are none, and the catalogue's data. */
export function ToolBody({ tool }: { tool: ToolDetail }) {
  const { traffic, bands } = tool
  return (
    <>
      {traffic !== null && <TrafficPanels traffic={traffic} />}
      <div className="section split">
        <div className="stack">
          {traffic !== null && <CountriesPanel traffic={traffic} />}
          {bands !== null && <BandsPanel bands={bands} />}
          {traffic === null && bands === null && <NoFiguresPanel tool={tool} />}
        </div>
        <ToolAbout tool={tool} />
      </div>
    </>
  )
}
