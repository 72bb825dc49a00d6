import { getTools } from '@polydex/contract/tool/tool'
import { getToolDetail } from '@polydex/contract/tool/tool-detail'
import { data, redirect } from 'react-router'
import { throwNotFound, throwPageFailure } from '../request/page-failure.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { compareTools } from '../features/tool/compare/compare-rows.ts'
import { CompareTable } from '../features/tool/compare/compare-table.tsx'
// For its styles: the server renders it, and the client bundle contains nothing else of it.
import '../features/tool/compare/compare-table.tsx'
import { findTranslate, useLanguage } from '../i18n/translate.tsx'
import { joinCompared, maxCompared, splitCompared } from '../addresses/compared.ts'
import { pathTo } from '../addresses/path-to.ts'
import { queryOf } from '../addresses/query-of.ts'
import { cacheRules } from '../http/cache-rules.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { renderParts } from '../request/render-parts.server.tsx'
import { formatNumber } from '../i18n/format.ts'
import { useServerPart } from '../request/use-server-part.ts'
import { hasMoves } from '../ui/bands/has-moves.ts'
import { Provenance } from '../ui/figures/provenance.tsx'
import { Breadcrumb } from '../ui/page/breadcrumb.tsx'
import { PageTop } from '../ui/page/page-top.tsx'
import type { Route } from './+types/compare.ts'

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  const query = queryOf(request, 'compare')
  const slugs = splitCompared(params.tools)
  const move = (to: readonly string[]) => redirect(pathTo('compare', locale, joinCompared(to), query), 301)
  if (joinCompared(slugs) !== params.tools) throw move(slugs)
  if (slugs.length < 2 || slugs.length > maxCompared) throwNotFound()
  const [details, list] = await Promise.all([
    Promise.all(slugs.map((toolId) => callApi(getToolDetail, { toolId, locale }))),
    callApi(getTools, { ids: slugs.join(','), locale }),
  ]).catch(throwPageFailure)
  const present = details.map(({ slug }) => slug)
  if (present.some((slug, place) => slug !== slugs[place])) throw move(present)
  const tools = details.flatMap((tool) => {
    const card = list.tools.find(({ slug }) => slug === tool.slug)
    return card === undefined ? [] : [{ tool, card }]
  })
  if (tools.length < slugs.length) throwNotFound()
  const before = list.month === null ? null : monthBefore(list.month)
  const { groups, unknown } = compareTools({ locale, t: findTranslate(locale, topics.join(' ')) }, tools, before)
  const parts = renderParts({ request, url, context }, topics, {
    table: (
      <>
        <CompareTable tools={tools} groups={groups} unknown={unknown} />
        {list.sources.length > 0 && (
          <Provenance sources={list.sources} month={list.month} isCompared={hasMoves(list.tools)} />
        )}
      </>
    ),
  })
  const [first, second] = details
  const isKnown = details.length === 2 && first?.comparedWith.some(({ slug }) => slug === second?.slug) === true
  const rows = groups.flatMap((group) => group.rows)
  const shown = {
    tools: details.map(({ slug, name }) => ({ slug, name })),
    points: { all: rows.length, apart: rows.filter(({ isSame }) => !isSame).length },
    isOnly: query.only === 'differences',
    isKnown,
    parts,
  }
  return isKnown ? shown : data(shown, { headers: { 'Cache-Control': cacheRules.comparison.says } })
}

/** Messages that only the table has. */
const topics = ['compare', 'entry', 'facts', 'card', 'tool', 'band']

const monthBefore = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7)
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs): Headers => loaderHeaders

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { tools, points, isOnly, isKnown, parts } = loaderData
  const { t, locale } = useLanguage()
  const table = useServerPart('table', parts?.table)
  const title = tools.map(({ name }) => name).join(' vs ')
  const parameter = joinCompared(tools.map(({ slug }) => slug))
  return (
    <div className="wrap about-list compare-page">
      <PageHead
        title={t('compare.headTitle', { names: title })}
        description={t('compare.headDescription', { names: title })}
        page="compare"
        parameter={parameter}
        indexable={isKnown && !isOnly}
      />
      <Breadcrumb
        label={t('compare.path')}
        parents={[
          { name: t('site.home'), to: pathTo('home', locale) },
          ...tools.slice(0, 1).map(({ slug, name }) => ({ name, to: pathTo('tool', locale, slug) })),
        ]}
      />
      <PageTop
        title={title}
        lead={t('compare.lead', { n: formatNumber(locale, points.apart), all: formatNumber(locale, points.all) })}
      />
      <label className="in-row compare-tools">
        <input className="compare-only" type="checkbox" defaultChecked={isOnly} />
        {t('compare.onlyDifferences')}
      </label>
      <div {...table} />
    </div>
  )
}
