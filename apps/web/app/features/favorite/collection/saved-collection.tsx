import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { useState, type ReactNode } from 'react'
import { useLanguage } from '../../../i18n/translate.tsx'
import { hasMoves } from '../../../ui/bands/has-moves.ts'
import { Provenance } from '../../../ui/figures/provenance.tsx'
import { SkeletonGrid } from '../../../ui/list/skeleton-grid.tsx'
import { arrangeCards, countCategories } from './arrange-cards.ts'
import { CollectionBar } from './collection-bar.tsx'
import { CollectionHead, ListsLink } from './collection-head.tsx'
import { sortIn, type FavoritePlace } from '../store/favorite-place.ts'
import { removeFavorites } from '../store/favorite-store.ts'
import { KeepPanels } from '../keep/keep-panels.tsx'
import { LogInEverywhere } from '../keep/log-in-everywhere.tsx'
import { NoneInCategory } from './none-in-category.tsx'
import { PendingBar } from './pending-bar.tsx'
import { useSavedTools } from '../store/use-saved-tools.ts'
import { VisitorDownload } from '../keep/visitor-download.tsx'
import './collection.css'
import { TableForm } from '../../../ui/take/take-table.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Cards per step; more are shown on request. */
const step = 48

type SavedCollectionProps = {
  slugs: readonly string[]
  place: FavoritePlace
  lists: number
  renderTools: (tools: readonly ToolCard[]) => ReactNode
}

/** The list stored in this browser, which also sorts and filters it. */
export function SavedCollection({ slugs, place, lists, renderTools }: SavedCollectionProps) {
  const { t, locale } = useLanguage()
  const [shown, setShown] = useState(step)
  const { tools, gone, figures, state, retry } = useSavedTools(slugs)
  const { category } = place.query
  const arranged = arrangeCards(tools, { sort: sortIn(place), category, locale })
  const isFirst = tools.length === 0 && state === 'loading'
  return (
    <>
      <CollectionHead
        title={t('collect.title')}
        count={t('collect.saved', { n: slugs.length })}
        aside={
          <p className="in-row">
            <LogInEverywhere />
            <ListsLink lists={lists} />
          </p>
        }
      >
        {isFirst && slugs.length > 1 ? (
          <PendingBar />
        ) : (
          <CollectionBar place={place} categories={countCategories(tools)} total={tools.length} />
        )}
      </CollectionHead>
      {state === 'failed' && <CollectionFault text={t('collect.failed')} action={t('collect.retry')} onAct={retry} />}
      {gone.length > 0 && (
        <CollectionFault
          text={t('collect.gone', { n: gone.length })}
          action={t('collect.forget')}
          onAct={() => removeFavorites(gone)}
        />
      )}
      <div aria-busy={state === 'loading'}>
        {isFirst ? <SkeletonGrid cards={Math.min(slugs.length, 8)} /> : renderTools(arranged.slice(0, shown))}
      </div>
      {state === 'ready' && tools.length > 0 && arranged.length === 0 && <NoneInCategory place={place} />}
      {tools.length > 0 && figures !== null && figures.sources.length > 0 && (
        <Provenance sources={figures.sources} month={figures.month} isCompared={hasMoves(tools)} />
      )}
      {arranged.length > shown && (
        <p className="collection-more">
          <button className="btn" type="button" onClick={() => setShown(shown + step)}>
            {t('collect.more')}
          </button>
        </p>
      )}
      {tools.length > 0 && (
        <KeepPanels
          share={null}
          download={
            <>
              <TableForm title="favourites" tools={slugs} />
              <VisitorDownload tools={tools} figures={figures} />
            </>
          }
        />
      )}
    </>
  )
}

type CollectionFaultProps = { text: string; action: string; onAct: () => void }

/** Part of the list is missing, with one action to fix it. */
function CollectionFault({ text, action, onAct }: CollectionFaultProps) {
  return (
    <div className="in-row collection-fault" role="alert">
      <Icon name="info" />
      <p>{text}</p>
      <button className="btn" type="button" onClick={onAct}>
        {action}
      </button>
    </div>
  )
}
