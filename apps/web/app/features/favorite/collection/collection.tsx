import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { useEffect, type ReactNode } from 'react'
import { EmptyCollection } from './empty-collection.tsx'
import { FavoriteButton } from '../favorite-button.tsx'
import type { SavedTool } from '../store/saved-tool.ts'
import type { FavoritePlace } from '../store/favorite-place.ts'
import { PendingCollection } from './pending-collection.tsx'
import { RemovedNotice } from './removed-notice.tsx'
import { SavedCollection } from './saved-collection.tsx'
import { setFavorite } from '../store/set-favorite.ts'
import { useEmptiedFocus } from './use-emptied-focus.ts'
import { useFavorites } from '../store/use-favorites.ts'
import { useRemoval } from './use-removal.ts'

type CollectionProps = {
  place: FavoritePlace
  /** A tool sent as a form: without script, or before hydration. */
  sent: SavedTool | null
  /** Cards belong to another feature, so the route renders them. */
  renderTools: (tools: readonly ToolCard[], heartOf: (tool: SavedTool) => ReactNode) => ReactNode
}

/** The visitor's favourites in this browser, with undo for removals. */
export function Collection({ place, sent, renderTools }: CollectionProps) {
  const slugs = useFavorites()
  const { removed, remove, close } = useRemoval((slug) => slugs?.indexOf(slug) ?? 0)
  useEmptiedFocus(removed !== null && slugs?.length === 0)
  useEffect(() => {
    if (sent !== null) setFavorite(sent, true)
  }, [sent])

  const heartOf = (tool: SavedTool) => <FavoriteButton tool={tool} onRemove={remove} />
  return (
    <>
      {slugs === undefined && <PendingCollection sent={sent} />}
      {slugs?.length === 0 && <EmptyCollection />}
      {slugs !== undefined && slugs.length > 0 && (
        <SavedCollection slugs={slugs} place={place} renderTools={(tools) => renderTools(tools, heartOf)} />
      )}
      <RemovedNotice removed={removed} onClose={close} />
    </>
  )
}
