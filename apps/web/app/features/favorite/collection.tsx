import type { ToolCard } from '@polydex/contract/tool-card'
import { useEffect, useState, type ReactNode } from 'react'
import { EmptyCollection } from './empty-collection.tsx'
import { FavoriteButton, type SavedTool } from './favorite-button.tsx'
import { removeFavorites } from './favorite-store.ts'
import { PendingCollection } from './pending-collection.tsx'
import { RemovedNotice, type Removed } from './removed-notice.tsx'
import { SavedCollection } from './saved-collection.tsx'
import { useFavorites } from './use-favorites.ts'

type CollectionProps = {
  /** Cards are another feature's, so the route draws them. */
  renderTools: (tools: readonly ToolCard[], heartOf: (tool: SavedTool) => ReactNode) => ReactNode
}

/** What the visitor has saved, with a way back for what was removed by mistake. */
export function Collection({ renderTools }: CollectionProps) {
  const slugs = useFavorites()
  const [removed, setRemoved] = useState<Removed | null>(null)
  const isEmptied = removed !== null && slugs?.length === 0
  useEffect(() => {
    // The button that was pressed is gone, and no other card is left to take the focus.
    if (isEmptied) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [isEmptied])

  const remove = (tool: SavedTool, button: HTMLElement) => {
    const card = button.closest('li')
    const neighbour = card?.nextElementSibling ?? card?.previousElementSibling
    neighbour?.querySelector('button')?.focus()
    setRemoved({ ...tool, place: slugs?.indexOf(tool.slug) ?? 0 })
    removeFavorites([tool.slug])
  }
  const heartOf = (tool: SavedTool) => <FavoriteButton tool={tool} onRemove={remove} />
  return (
    <>
      {slugs === undefined && <PendingCollection />}
      {slugs?.length === 0 && <EmptyCollection />}
      {slugs !== undefined && slugs.length > 0 && (
        <SavedCollection slugs={slugs} renderTools={(tools) => renderTools(tools, heartOf)} />
      )}
      <RemovedNotice removed={removed} onClose={() => setRemoved(null)} />
    </>
  )
}
