import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { KnownKey } from './known-key.tsx'
import { PlacesKey } from './places-key.tsx'
import { VisitsKey } from './visits-key.tsx'
import './key-figure.css'

/**
 * The one figure of a tool, with a line of the same quantity: its visits, else its place by reach. Without figures, how
 * much is known of it. Only the server renders it (render-tool.server.tsx).
 */
export function KeyFigure({ tool }: { tool: ToolDetail }) {
  if (tool.traffic !== null) return <VisitsKey tool={tool} traffic={tool.traffic} />
  if (tool.bands !== null) return <PlacesKey tool={tool} bands={tool.bands} />
  return <KnownKey tool={tool} />
}
