import type { ReactNode } from 'react'
import type { ShownCard } from '../../api/shown-card.ts'
import { ToolCard } from './tool-card.tsx'

type ToolGridProps<Tool extends ShownCard> = {
  tools: readonly Tool[]
  heartOf?: ((tool: ShownCard) => ReactNode) | undefined
  noteOf?: ((tool: Tool) => ReactNode) | undefined
}

export function ToolGrid<Tool extends ShownCard>({ tools, heartOf, noteOf }: ToolGridProps<Tool>) {
  return (
    <ul className="grid">
      {tools.map((tool) => (
        <ToolCard key={tool.slug} tool={tool} heart={heartOf?.(tool)} note={noteOf?.(tool)} />
      ))}
    </ul>
  )
}
