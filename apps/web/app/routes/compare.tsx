import { getComparisons } from '@polydex/contract/tool/comparison'
import { maxTitleLength } from '@polydex/contract/list/list-content'
import { getSuggestions } from '@polydex/contract/tool/suggestion'
import { getTools } from '@polydex/contract/tool/tool'
import { Fragment } from 'react'
import { data, redirect } from 'react-router'
import { throwNotFound } from '../request/page-failure.ts'
import { AddTool } from '../features/compare/add-tool.tsx'
import { CompareStart } from '../features/compare/compare-start.tsx'
import { ComparedTray } from '../features/compare/compared-tray.tsx'
import { SaveAll } from '../features/list/save-all.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { loadComparison } from '../features/tool/compare/load-comparison.server.tsx'
import { useCountryChoice } from '../features/tool/compare/use-country-choice.ts'
import { ShareButton } from '../ui/page/share-button.tsx'
// For its styles: the server renders it, and the client bundle contains nothing else of it.
import '../features/tool/compare/compare-table.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { findNamed } from '../named-tools/find-named.ts'
import { joinCompared, maxCompared, splitCompared } from '@polydex/contract/tool/compared'
import { useCountShown } from '../browser/use-count-shown.ts'
import { pathTo } from '../addresses/path-to.ts'
import { queryOf } from '../addresses/query-of.ts'
import { cacheRules } from '../http/cache-rules.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { formatNumber } from '../i18n/format.ts'
import { TableForm } from '../ui/take/take-table.tsx'
import { describeSources, TakeAway } from '../ui/take/take-away.tsx'
import { useServerPart } from '../request/use-server-part.ts'
import { useSite } from '../request/use-site.ts'
import { Breadcrumb } from '../ui/page/breadcrumb.tsx'
import { PageTop } from '../ui/page/page-top.tsx'
import type { Route } from './+types/compare.ts'

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const { only, tools, add } = queryOf(request, 'compare')
  const move = (to: readonly string[], status: 301 | 302) =>
    redirect(pathTo('compare', locale, joinCompared(to), { only }), status)
  if (params.tools === undefined) {
    const callApi = context.get(apiContext)
    const lookUp = async (q: string) => (await callApi(getSuggestions, { q, locale })).suggestions
    const named = await findNamed(add ?? '', maxCompared, lookUp)
    const slugs = [...new Set([...(tools?.split(',') ?? []), ...named.tools])].slice(0, maxCompared)
    if (slugs.length > 1 && named.missing.length === 0) throw move(slugs, add === undefined ? 301 : 302)
    const [chosen, comparisons] = await Promise.all([
      slugs.length === 0 ? [] : callApi(getTools, { ids: slugs.join(','), locale }).then((list) => list.tools),
      callApi(getComparisons, { locale }),
    ]).catch(() => [[], { pairs: [] }] as const)
    const start = {
      chosen: chosen.map(({ slug, name, mark }) => ({ slug, name, mark })),
      missing: named.missing,
      pairs: comparisons.pairs,
    }
    const isBare = tools === undefined && add === undefined
    return isBare ? { start, isOnly: false, compared: null } : unstored({ start, isOnly: false, compared: null })
  }
  const slugs = splitCompared(params.tools)
  if (joinCompared(slugs) !== params.tools) throw move(slugs, 301)
  if (slugs.length < 2 || slugs.length > maxCompared) throwNotFound()
  const compared = await loadComparison({ request, url, context }, slugs)
  const present = compared.tools.map(({ slug }) => slug)
  if (present.some((slug, place) => slug !== slugs[place])) throw move(present, 301)
  const shown = { start: null, isOnly: only === 'differences', compared }
  return compared.isKnown ? shown : unstored(shown)
}

const unstored = <Shown,>(shown: Shown) => data(shown, { headers: { 'Cache-Control': cacheRules.comparison.says } })

export const headers = ({ loaderHeaders }: Route.HeadersArgs): Headers => loaderHeaders

export default function ComparePage({ loaderData: { start, isOnly, compared } }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  if (compared !== null) return <Comparison isOnly={isOnly} compared={compared} />
  return (
    <div className="wrap">
      <PageHead
        title={t('compare.startTitle')}
        description={t('compare.startLead')}
        page="compare"
        indexable={start.chosen.length === 0 && start.missing.length === 0}
      />
      <Breadcrumb label={t('compare.path')} parents={[{ name: t('site.home'), to: pathTo('home', locale) }]} />
      <CompareStart {...start} />
    </div>
  )
}

type Compared = Awaited<ReturnType<typeof loadComparison>>

function Comparison({ isOnly, compared }: { isOnly: boolean; compared: Compared }) {
  const { tools, category, points, cited, isKnown, parts } = compared
  const language = useLanguage()
  const { t, locale } = language
  const origin = useSite()?.origin ?? ''
  const part = useServerPart('table', parts?.table)
  const table = useCountryChoice<HTMLDivElement>(t('compare.notKnown'))
  const title = tools.map(({ name }) => name).join(' vs ')
  const slugs = tools.map(({ slug }) => slug)
  useCountShown('compared', slugs)
  const parameter = joinCompared(slugs)
  return (
    <>
      <div className="wrap compare-page">
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
            category === null
              ? { name: t('compare.startTitle'), to: pathTo('compare', locale) }
              : { name: category.name, to: pathTo('category', locale, category.slug) },
          ]}
        />
        <PageTop
          title={<ComparedNames names={tools.map(({ name }) => name)} />}
          lead={t('compare.lead', { n: formatNumber(locale, points.apart), all: formatNumber(locale, points.all) })}
        />
        <div className="spread compare-bar">
          <label className="in-row">
            <input className="box compare-only" type="checkbox" defaultChecked={isOnly} />
            <span>
              {t('compare.onlyDifferences')} <span className="meta">{formatNumber(locale, points.apart)}</span>
            </span>
          </label>
          <div className="in-row">
            <TakeAway
              title={title}
              source={cited.month === null ? t('site.noData') : describeSources(language, cited.sources, cited.month)}
              address={pathTo('compare', locale, parameter)}
              table={<TableForm title={title} tools={slugs} />}
            />
            <ShareButton title={title} address={origin + pathTo('compare', locale, parameter)} />
          </div>
        </div>
        <div {...part} ref={table} />
        {tools.length < maxCompared && <AddTool slugs={slugs} />}
      </div>
      <ComparedTray tools={tools}>
        <SaveAll tools={tools} title={title.slice(0, maxTitleLength)} />
      </ComparedTray>
    </>
  )
}

function ComparedNames({ names }: { names: readonly string[] }) {
  return names.map((name, place) => (
    <Fragment key={name}>
      {place > 0 && (
        <>
          {' '}
          <i>vs</i>{' '}
        </>
      )}
      {name}
    </Fragment>
  ))
}
