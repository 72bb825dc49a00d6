import { getTask } from '@polydex/contract/tool/task'
import { throwPageFailure } from '../request/page-failure.ts'
import { HeartsForm, listHeartOf } from '../features/favorite/list-hearts.tsx'
import { useHearts } from '../features/favorite/use-hearts.ts'
import { titleOfList } from '../features/find/describe-find.ts'
import { FindLayout } from '../features/find/find-layout.tsx'
import { isPlain, viewOf, type ListPlace } from '../features/find/list-place.ts'
import { findToolList } from '../features/find/tool-list.server.tsx'
import { FittingTools } from '../features/task/fitting-tools.tsx'
import { QuickFilters } from '../features/find/quick-filters.tsx'
import { TaskLinks } from '../ui/list/task-links.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { noteOfSort } from '../features/tool/added-note.tsx'
import { renderCards } from '../features/card/render-cards.server.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { pathTo } from '../addresses/path-to.ts'
import { pathToTasks } from '../addresses/path-to-group.ts'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { renderParts, serveParts, type PageRequest } from '../request/render-parts.server.tsx'
import { useServerPart } from '../request/use-server-part.ts'
import { Breadcrumb } from '../ui/page/breadcrumb.tsx'
import { PageTop } from '../ui/page/page-top.tsx'
import { SectionHead } from '../ui/page/section-head.tsx'
import type { Route } from './+types/task.ts'

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  const place: ListPlace = { page: 'task', subject: params.task, query: queryOf(request, 'task') }
  const [{ found, cards, sources }, task] = await Promise.all([
    findToolList(callApi, locale, place),
    callApi(getTask, { task: params.task, locale }),
  ]).catch(throwPageFailure)
  const { page, pageSize, made } = found.list
  const before = (page - 1) * pageSize
  const madeHere = made === null ? cards.length : Math.max(0, Math.min(made - before, cards.length))
  const asked: PageRequest = { request, url, context }
  const options = { heartOf: listHeartOf, noteOf: noteOfSort(place.query.sort), view: viewOf(place) }
  const [madeHtml, ableHtml] = await Promise.all([
    renderCards(asked, cards.slice(0, madeHere), options),
    renderCards(asked, cards.slice(madeHere), options),
  ])
  const drawn = renderParts(asked, [], { sources })
  const parts = serveParts(asked, { made: madeHtml, able: ableHtml })
  const counts = made === null ? null : { made: madeHere, able: cards.length - madeHere }
  return { found, task, counts, parts: parts && { ...parts, ...drawn } }
}

export default function TaskPage({ loaderData: { found, task, counts, parts } }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const made = useServerPart('made', parts?.made)
  const able = useServerPart('able', parts?.able)
  const sources = useServerPart('sources', parts?.sources)
  const hearts = useHearts<HTMLDivElement>()
  const { place, list } = found
  const parents = [
    { name: t('site.home'), to: pathTo('home', locale) },
    { name: t('task.title'), to: pathTo('task-list', locale) },
    ...(task.group === null ? [] : [{ name: task.group.name, to: pathToTasks(locale, task.group.slug) }]),
  ]
  return (
    <div className="wrap about-list">
      <PageHead
        title={titleOfList(t, locale, t('task.headTitle', { task: task.name }), found)}
        description={task.about}
        page="task"
        parameter={task.slug}
        query={{ ...place.query, view: undefined, pageSize: undefined }}
        indexable={isPlain(place) && list.total > 0}
      />
      <Breadcrumb label={t('task.path')} parents={parents} />
      <PageTop title={task.name} lead={`${task.about} ${t('task.count', { n: task.tools, made: task.made })}`} />
      <QuickFilters found={found} all={task.tools} />
      <FindLayout key={task.slug} found={found} sources={sources}>
        <HeartsForm />
        <div {...hearts}>
          <FittingTools view={viewOf(place)} made={made} able={able} counts={counts} />
        </div>
      </FindLayout>
      {task.related.length > 0 && (
        <section className="section" aria-labelledby="related">
          <SectionHead
            id="related"
            title={t('task.related')}
            more={{ to: pathTo('task-list', locale), text: t('site.allTasks') }}
          />
          <TaskLinks tasks={task.related} />
        </section>
      )}
    </div>
  )
}
