import { getSharedFavorites } from '@polydex/contract/favorite/favorite-share'
import { throwNotFound, throwPageFailure } from '../request/page-failure.ts'
import { readQuery } from '../features/favorite/find-own-favorites.server.ts'
import { heartOf } from '../features/favorite/heart-of.tsx'
import { SharedCollection } from '../features/favorite/collection/shared-collection.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { noteOfSort } from '../features/tool/added-note.tsx'
import { ToolGrid } from '../features/card/tool-grid.tsx'
import { useTranslate } from '../i18n/translate.tsx'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { viewIn } from '../ui/list/view-switch.tsx'
import type { Route } from './+types/collect-shared.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { key = throwNotFound() } = params
  const query = queryOf(request, 'collect-shared')
  const list = await context
    .get(apiContext)(getSharedFavorites, { key, ...readQuery(query), locale: context.get(localeContext) })
    .catch(throwPageFailure)
  return { list, place: { page: 'collect-shared', parameter: key, query } as const }
}

export default function CollectSharedPage({ loaderData: { list, place } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <div className="wrap">
      <PageHead
        title={t('collect.sharedTitle')}
        description={t('collect.sharedLead')}
        page="collect-shared"
        parameter={place.parameter}
        indexable={false}
      />
      <SharedCollection list={list} place={place}>
        <ToolGrid
          tools={list.tools}
          heartOf={heartOf}
          noteOf={noteOfSort(place.query['sort'])}
          view={viewIn(place.query)}
        />
      </SharedCollection>
    </div>
  )
}
