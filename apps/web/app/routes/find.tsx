import { throwPageFailure } from '../api/page-failure.ts'
import { pack, useUnpacked } from '../api/packed.ts'
import { heartOf } from '../features/favorite/heart-of.tsx'
import { describeFind } from '../features/find/describe-find.ts'
import { FindLayout } from '../features/find/find-layout.tsx'
import { KeptFields } from '../features/find/kept-fields.tsx'
import { filterKeys, isPlain, type ListPlace } from '../features/find/list-place.ts'
import { findToolList } from '../features/find/tool-list.server.ts'
import { SearchField } from '../features/search/search-field.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { noteOfSort } from '../features/tool/added-note.tsx'
import { ToolGrid } from '../features/tool/tool-grid.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { useSite } from '../request/use-site.ts'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/find.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const place: ListPlace = { page: 'find', category: undefined, query: queryOf(request, 'find') }
  return pack(await findToolList(context.get(apiContext), context.get(localeContext), place).catch(throwPageFailure))
}

export default function FindPage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const found = useUnpacked(loaderData)
  const { place } = found
  const basis = useSite()?.figures?.figuresBasis
  return (
    <div className="wrap">
      <PageHead
        {...describeFind(t, locale, found, basis)}
        page="find"
        query={{ ...place.query, pageSize: undefined }}
        indexable={isPlain(place)}
      />
      <PageTop title={t('find.title')}>
        <SearchField query={place.query.q}>
          <KeptFields place={place} keys={[...filterKeys, 'sort', 'order', 'pageSize']} />
        </SearchField>
      </PageTop>
      <FindLayout found={found}>
        <ToolGrid tools={found.list.tools} heartOf={heartOf} noteOf={noteOfSort(place.query.sort)} />
      </FindLayout>
    </div>
  )
}
