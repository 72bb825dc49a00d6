import type { ToolCard as ToolCardData } from '@polydex/contract/tool-card'
import type { ReactNode } from 'react'
import { ToolCard } from './tool-card.tsx'

type ToolGridProps<Tool extends ToolCardData> = {
  tools: readonly Tool[]
  heartOf?: ((tool: ToolCardData) => ReactNode) | undefined
  noteOf?: (tool: Tool) => ReactNode
}

export function ToolGrid<Tool extends ToolCardData>({ tools, heartOf, noteOf }: ToolGridProps<Tool>) {
  return (
    <ul className="grid">
      {tools.map((tool) => (
        <ToolCard key={tool.slug} tool={tool} heart={heartOf?.(tool)} note={noteOf?.(tool)} />
      ))}
    </ul>
  )
}
