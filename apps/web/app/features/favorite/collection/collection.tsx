import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { useEffect, type ReactNode } from 'react'
import { EmptyCollection } from './empty-collection.tsx'
import { FavoriteButton } from '../favorite-button.tsx'
import type { SavedTool } from '../store/saved-tool.ts'
import type { FavoritePlace } from '../store/favorite-place.ts'
import { RemovedNotice } from './removed-notice.tsx'
import { SavedCollection } from './saved-collection.tsx'
import { setFavorite } from '../store/set-favorite.ts'
import { useEmptiedFocus } from './use-emptied-focus.ts'
import { useFavorites } from '../store/use-favorites.ts'
import { useRemoval } from './use-removal.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { AccountLinks } from '../../../ui/page/account-links.tsx'
import { SkeletonGrid } from '../../../ui/list/skeleton-grid.tsx'
import { PendingBar } from './pending-bar.tsx'
import './collection.css'

type CollectionProps = {
  place: FavoritePlace
  /** How many lists the visitor has beside the favourites. */
  lists: number
  /** A tool sent as a form: without script, or before hydration. */
  sent: SavedTool | null
  /** Cards belong to another feature, so the route renders them. */
  renderTools: (tools: readonly ToolCard[], heartOf: (tool: SavedTool) => ReactNode) => ReactNode
}

/** The visitor's favourites in this browser, with undo for removals. */
export function Collection({ place, lists, sent, renderTools }: CollectionProps) {
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
      {slugs?.length === 0 && <EmptyCollection hasLists={lists > 0} />}
      {slugs !== undefined && slugs.length > 0 && (
        <SavedCollection
          slugs={slugs}
          place={place}
          lists={lists}
          renderTools={(tools) => renderTools(tools, heartOf)}
        />
      )}
      <RemovedNotice removed={removed} onClose={close} />
    </>
  )
}

/** What the server renders for every visitor: it does not know what the browser stores. Final without script. */
function PendingCollection({ sent }: { sent: SavedTool | null }) {
  const { t, locale } = useLanguage()
  const next = sent === null ? pathTo('collect', locale) : pathTo('tool', locale, sent.slug)
  return (
    <>
      <div className="spread collection-head">
        <div>
          <h1>{t('collect.title')}</h1>
          <p className="meta needs-script">&nbsp;</p>
          <p className="log-in-everywhere needs-script">&nbsp;</p>
          <div className="without-script">
            {sent !== null && <p className="lead strong">{t('collect.notSaved', { name: sent.name })}</p>}
            <p className="lead">{t('collect.needsScript')}</p>
            <AccountLinks className="keep-actions" next={next} />
          </div>
        </div>
        <PendingBar />
      </div>
      <div className="needs-script">
        <SkeletonGrid cards={4} />
      </div>
    </>
  )
}
