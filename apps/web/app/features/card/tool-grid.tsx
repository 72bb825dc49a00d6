import type { ReactNode } from 'react'
import type { ShownCard } from '../../api/shown-card.ts'
import type { View } from '../../ui/list/view-switch.tsx'
import { ToolCard } from './tool-card.tsx'
import { ToolRow } from './tool-row.tsx'
import { ToolTable } from './tool-table.tsx'

type ToolGridProps<Tool extends ShownCard> = {
  tools: readonly Tool[]
  heartOf?: ((tool: ShownCard) => ReactNode) | undefined
  noteOf?: ((tool: Tool) => ReactNode) | undefined
  view?: View
}

export function ToolGrid<Tool extends ShownCard>({ tools, heartOf, noteOf, view }: ToolGridProps<Tool>) {
  if (view === 'list')
    return (
      <ToolTable>
        {tools.map((tool) => (
          <ToolRow key={tool.slug} tool={tool} heart={heartOf?.(tool)} note={noteOf?.(tool)} />
        ))}
      </ToolTable>
    )
  return (
    <ul className="grid">
      {tools.map((tool) => (
        <ToolCard key={tool.slug} tool={tool} heart={heartOf?.(tool)} note={noteOf?.(tool)} />
      ))}
    </ul>
  )
}
