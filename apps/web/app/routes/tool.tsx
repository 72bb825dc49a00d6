import { thisSite } from '@polydex/contract/site/site'
import { getRandomTools } from '@polydex/contract/tool/tool'
import { getToolDetail } from '@polydex/contract/tool/tool-detail'
import { showTrial } from '@polydex/contract/case/trial'
import { data, redirect } from 'react-router'
import { throwNotFound, throwPageFailure } from '../request/page-failure.ts'
import { FavoriteButton } from '../features/favorite/favorite-button.tsx'
import { heartOf } from '../features/favorite/heart-of.tsx'
import { useHearts } from '../features/favorite/use-hearts.ts'
import { SaveAll } from '../features/list/save-all.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { chooseTool } from '../features/tool/choose-tool.ts'
import { describeTool } from '../features/tool/describe-tool.ts'
import { renderTool } from '../features/tool/render-tool.server.tsx'
import { ShareButton } from '../ui/page/share-button.tsx'
// These for their styles: the server renders them, and the client bundle contains nothing else of them.
import '../features/tool/alternatives/alternatives-section.tsx'
import '../features/tool/head/key-figure.tsx'
import '../features/tool/head/tool-intro.tsx'
import '../features/tool/tool-body.tsx'
import type { TrialAnswer } from '../features/tool/trial-answer.ts'
import { TrialLogin } from '../features/tool/trial-login.tsx'
import { VisitButton } from '../features/tool/head/visit-button.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { useCountShown } from '../browser/use-count-shown.ts'
import { useFollowMaps } from '../features/band-map/use-follow-maps.ts'
import { pathTo } from '../addresses/path-to.ts'
import { pathToGroup } from '../addresses/path-to-group.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { composeTool } from '../share/compose-tool.server.ts'
import { toShareImage } from '../share/share-image.server.ts'
import { findWords } from '../share/share-words.server.ts'
import { isLoginRequired } from '../session/ask-for-login.ts'
import { Breadcrumb } from '../ui/page/breadcrumb.tsx'
import { CompareTick } from '../ui/list/compare-tick.tsx'
import { describeSources, TakeAway } from '../ui/take/take-away.tsx'
import { useServerPart } from '../request/use-server-part.ts'
import { useSite } from '../request/use-site.ts'
import type { Route } from './+types/tool.ts'
import { cacheRules } from '../http/cache-rules.ts'

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  if (params.id === undefined) {
    const { tools } = await callApi(getRandomTools, { locale }).catch(throwPageFailure)
    const slug = tools[0]?.slug ?? throwNotFound()
    // Never cached: each request should give a different tool.
    throw redirect(pathTo('tool', locale, slug), { status: 302, headers: { 'Cache-Control': cacheRules.passing.says } })
  }
  const tool = await callApi(getToolDetail, { toolId: params.id, locale }).catch(throwPageFailure)
  if (tool.slug !== params.id) throw redirect(pathTo('tool', locale, tool.slug), 301)
  return {
    tool: chooseTool(tool),
    parts: await renderTool({ request, url, context }, tool, heartOf),
    share: toShareImage({ kind: 'tool', key: tool.slug }, composeTool(findWords(locale), tool)),
  }
}

/** The trial login without script; responses to forms are private. */
export async function action({ params, context }: Route.ActionArgs) {
  const { id = throwNotFound() } = params
  return context
    .get(apiContext)(showTrial, { toolId: id })
    .then(
      (trial): TrialAnswer => ({ kind: 'shown', trial }),
      (error: unknown) => {
        const isVisitor = isLoginRequired(error)
        const answer: TrialAnswer = { kind: isVisitor ? 'visitor' : 'failed' }
        return data(answer, { status: isVisitor ? 401 : 503 })
      },
    )
}

export default function ToolPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { tool } = loaderData
  const intro = useServerPart('intro', loaderData.parts?.intro)
  const key = useServerPart('key', loaderData.parts?.key)
  const body = useServerPart('body', loaderData.parts?.body)
  const alternatives = useServerPart('alternatives', loaderData.parts?.alternatives)
  const hearts = useHearts<HTMLDivElement>()
  useFollowMaps()
  useCountShown('opened', [tool.slug])
  const language = useLanguage()
  const { t, locale } = language
  const address = (useSite()?.origin ?? '') + pathTo('tool', locale, tool.slug)
  const parents = [
    { name: t('site.home'), to: pathTo('home', locale) },
    { name: tool.group.name, to: pathToGroup(locale, tool.group.slug) },
    { name: tool.category.name, to: pathTo('category', locale, tool.category.slug) },
  ]
  return (
    // A key per tool, so that what was opened on one page is closed on the next.
    <div className={`wrap g-${tool.group.slug}`} key={tool.slug}>
      <PageHead
        {...describeTool(t, tool)}
        page="tool"
        parameter={tool.slug}
        indexable={tool.description !== null}
        share={loaderData.share}
      />
      <Breadcrumb label={t('tool.breadcrumb')} parents={parents} />
      <div className="tool-head">
        <div className="tool-main">
          <div className="tool-intro" {...intro} />
          <div className="in-row actions">
            <VisitButton tool={tool} />
            <FavoriteButton tool={tool} isWide />
            <CompareTick tool={tool} isWide />
            <SaveAll tools={[tool]} label={t('tool.addToList')} />
            <ShareButton title={tool.name} address={address} />
            {tool.hasTrial && thisSite.accounts && <TrialLogin slug={tool.slug} answer={answer} />}
          </div>
        </div>
        <div className="tool-key" {...key} />
      </div>
      <div {...body} />
      <div {...alternatives} {...hearts} />
      <TakeAway
        title={tool.name}
        source={
          tool.cited.month === null
            ? thisSite.figures
              ? t('site.noData')
              : thisSite.name
            : describeSources(language, tool.cited.sources, tool.cited.month)
        }
        address={pathTo('tool', locale, tool.slug)}
      />
    </div>
  )
}
