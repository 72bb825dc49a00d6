import type { FavoritePage } from '@polydex/contract/favorite/favorite'
import type { ToolCard } from '@polydex/contract/tool/tool-card'
import type { ReactNode } from 'react'
import { useLanguage, useTranslate } from '../../../i18n/translate.tsx'
import { Pagination } from '../../../ui/list/pagination.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { hasMoves } from '../../../ui/bands/has-moves.ts'
import { Provenance } from '../../../ui/figures/provenance.tsx'
import { AccountDownload } from '../keep/account-download.tsx'
import type { CollectAnswer } from '../store/change-favorites.server.ts'
import { CollectionBar } from './collection-bar.tsx'
import { CollectionHead, ListsLink } from './collection-head.tsx'
import { EmptyCollection } from './empty-collection.tsx'
import { FavoriteButton } from '../favorite-button.tsx'
import type { SavedTool } from '../store/saved-tool.ts'
import { addressIn, type FavoritePlace } from '../store/favorite-place.ts'
import { KeepPanels, shareId } from '../keep/keep-panels.tsx'
import { NoneInCategory } from './none-in-category.tsx'
import { RemovedNotice } from './removed-notice.tsx'
import { SharePanel, type Share } from '../keep/share-panel.tsx'
import { useEmptiedFocus } from './use-emptied-focus.ts'
import { useRemoval } from './use-removal.ts'
import { useShownFavorites } from '../store/use-shown-favorites.ts'

type AccountCollectionProps = {
  list: FavoritePage
  share: Share
  place: FavoritePlace
  /** How many lists the account has beside the favourites. */
  lists: number
  /** The outcome of a form sent without script. */
  answer: CollectAnswer | undefined
  /** Cards belong to another feature, so the route renders them. */
  renderTools: (tools: readonly ToolCard[], heartOf: (tool: SavedTool) => ReactNode) => ReactNode
}

/** If a link's key cannot be read again, it is shown only in the response that created it. */
const showable = (share: Share, answer: CollectAnswer | undefined): Share =>
  share?.key === null && answer?.kind === 'shared' ? answer : share

/** Favourites of the account, from all devices. */
export function AccountCollection({ list, share, place, lists, answer, renderTools }: AccountCollectionProps) {
  const { t, locale } = useLanguage()
  const { removed, remove, close } = useRemoval()
  const { tools, total } = useShownFavorites(list, removed === null)
  const address = addressIn(locale, place, { page: list.page })
  const heartOf = (tool: SavedTool) => (
    <FavoriteButton tool={tool} isSavedOnServer onRemove={remove} address={address} />
  )
  useEmptiedFocus(removed !== null && total === 0)
  const isEmpty = total === 0 && place.query['category'] === undefined
  return (
    <>
      {answer?.kind === 'removed' && <RemovedAnswer removed={answer} address={address} />}
      {isEmpty ? (
        <EmptyCollection isAccount hasLists={lists > 0} />
      ) : (
        <>
          <CollectionHead
            title={t('collect.title')}
            count={t('collect.savedInAccount', { n: total })}
            aside={
              <p className="in-row">
                <a className="log-in-everywhere" href={`#${shareId}`}>
                  {share === null ? t('collect.share') : t('collect.shareAddress')}
                </a>
                <ListsLink lists={lists} />
              </p>
            }
          >
            <CollectionBar place={place} categories={list.categories} total={list.total} />
          </CollectionHead>
          {total === 0 ? <NoneInCategory place={place} /> : renderTools(tools, heartOf)}
          <Pagination page={list.page} pages={list.pages} addressOf={(page) => addressIn(locale, place, { page })} />
          {list.sources.length > 0 && total > 0 && (
            <Provenance sources={list.sources} month={list.month} isCompared={hasMoves(tools)} />
          )}
          <KeepPanels
            download={<AccountDownload />}
            share={<SharePanel share={showable(share, answer)} action={pathTo('collect', locale)} />}
          />
        </>
      )}
      <RemovedNotice removed={removed} onClose={close} />
    </>
  )
}

type RemovedAnswerProps = { removed: { slug: string; name: string; savedAt: string | null }; address: string }

/** Undo for a removal without script. */
function RemovedAnswer({ removed: { slug, name, savedAt }, address }: RemovedAnswerProps) {
  const t = useTranslate()
  return (
    <form className="in-row collection-answer" method="post" action={address}>
      <output>{t('collect.removed', { name })}</output>
      {savedAt !== null && <input type="hidden" name="savedAt" value={savedAt} />}
      <button className="btn" type="submit" name="save" value={slug}>
        {t('collect.undo')}
      </button>
    </form>
  )
}
