import type { FavoritePage } from '@polydex/contract/favorite/favorite'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Pagination } from '../../../ui/list/pagination.tsx'
import { hasMoves } from '../../../ui/bands/has-moves.ts'
import { Provenance } from '../../../ui/figures/provenance.tsx'
import { CollectionBar } from './collection-bar.tsx'
import { CollectionHead } from './collection-head.tsx'
import { addressIn, type FavoritePlace } from '../store/favorite-place.ts'
import { NoneInCategory } from './none-in-category.tsx'

type SharedCollectionProps = { list: FavoritePage; place: FavoritePlace; children: ReactNode }

/** Someone else's list, read-only; the hearts are the reader's own. */
export function SharedCollection({ list, place, children }: SharedCollectionProps) {
  const { t, locale } = useLanguage()
  return (
    <>
      <CollectionHead
        title={t('collect.sharedTitle')}
        lead={t('collect.sharedLead')}
        count={t('collect.sharedCount', { n: list.total })}
      >
        <CollectionBar place={place} categories={list.categories} total={list.total} />
      </CollectionHead>
      {list.total === 0 && place.query['category'] !== undefined && <NoneInCategory place={place} />}
      {children}
      <Pagination page={list.page} pages={list.pages} addressOf={(page) => addressIn(locale, place, { page })} />
      {list.sources.length > 0 && list.total > 0 && (
        <Provenance sources={list.sources} month={list.month} isCompared={hasMoves(list.tools)} />
      )}
    </>
  )
}
