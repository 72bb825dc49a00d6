import { getHome } from '@polydex/contract/tool/home'
import { data } from 'react-router'
import { AccountCollection } from '../features/favorite/collection/account-collection.tsx'
import { changeFavorites } from '../features/favorite/store/change-favorites.server.ts'
import { Collection } from '../features/favorite/collection/collection.tsx'
import { findOwnFavorites } from '../features/favorite/find-own-favorites.server.ts'
import { heartOf } from '../features/favorite/heart-of.tsx'
import { useFavorites } from '../features/favorite/store/use-favorites.ts'
import { SaveAll } from '../features/list/save-all.tsx'
import { ListsSection } from '../features/list/lists-section.tsx'
import { useLocalLists } from '../features/list/store/use-local-lists.ts'
import { makeList } from '../features/list/make-list.server.ts'
import { SendFault } from '../features/favorite/send-fault.tsx'
import { StartSection } from '../features/favorite/collection/start-section.tsx'
import { suggestTools } from '../features/favorite/collection/suggest-tools.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { noteOfSort } from '../features/tool/added-note.tsx'
import { ToolGrid } from '../features/card/tool-grid.tsx'
import { readForm } from '../forms/read-form.ts'
import { readText } from '../forms/read-text.ts'
import { useTranslate } from '../i18n/translate.tsx'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext, sessionContext } from '../request/request-context.ts'
import { useSessionChange } from '../session/use-session-change.ts'
import { hasMoves } from '../ui/bands/has-moves.ts'
import { Provenance } from '../ui/figures/provenance.tsx'
import { viewIn } from '../ui/list/view-switch.tsx'
import type { Route } from './+types/collect.ts'

/** Number of starter suggestions, each from a different group. */
const suggested = 4

export async function loader({ request, context }: Route.LoaderArgs) {
  const [callApi, locale, query] = [context.get(apiContext), context.get(localeContext), queryOf(request, 'collect')]
  const isLoggedIn = context.get(sessionContext)?.isEnded === false
  const [own, home] = await Promise.all([
    // A visitor's favourites are loaded by the browser.
    isLoggedIn ? findOwnFavorites(callApi, query, locale) : null,
    // The page works without suggestions.
    callApi(getHome, { locale }).catch(() => null),
  ])
  const start = home && {
    tools: suggestTools(home.sections, suggested),
    sources: home.sources,
    month: home.month,
    basis: home.basis,
  }
  return { own, start, query }
}

export async function action({ request, context }: Route.ActionArgs) {
  const isLoggedIn = context.get(sessionContext) !== undefined
  const caller = { callApi: context.get(apiContext), locale: context.get(localeContext), isLoggedIn }
  const form = await readForm(request)
  const intent = readText(form, 'intent')
  if (intent === 'createList' || intent === 'saveAll') return data(await makeList(form, caller), { status: 422 })
  const answer = await changeFavorites(form, caller)
  const status = { done: 200, shared: 200, removed: 200, visitor: 401, failed: 503 }[answer.kind]
  return data(answer, { status })
}

export default function CollectPage({ loaderData: { own, start, query }, actionData: sent }: Route.ComponentProps) {
  const t = useTranslate()
  useSessionChange(own !== null)
  const answer = sent?.kind === 'list' ? undefined : sent
  const here = useFavorites()
  const localLists = useLocalLists()
  const shown = own?.list.tools ?? here?.map((slug) => ({ slug, name: slug })) ?? []
  const place = { page: 'collect', query } as const
  const noteOf = noteOfSort(query['sort'])
  return (
    <div className="wrap">
      <PageHead title={t('collect.title')} description={t('collect.emptyLead')} page="collect" indexable={false} />
      {answer?.kind === 'failed' && <SendFault />}
      {own === null ? (
        <Collection
          place={place}
          lists={localLists?.length ?? 0}
          sent={answer?.kind === 'visitor' ? answer.tool : null}
          renderTools={(tools, removing) => (
            <ToolGrid tools={tools} heartOf={removing} noteOf={noteOf} view={viewIn(query)} />
          )}
        />
      ) : (
        <AccountCollection
          {...own}
          place={place}
          lists={own.lists.length}
          answer={answer}
          renderTools={(tools, removing) => (
            <ToolGrid tools={tools} heartOf={removing} noteOf={noteOf} view={viewIn(query)} />
          )}
        />
      )}
      {/* A visitor's favourites above have their size only in the browser. */}
      {(own !== null || here !== undefined) && (
        <ListsSection own={own && own.lists} fault={sent?.kind === 'list' ? sent.fault : undefined}>
          {shown.length > 1 && <SaveAll tools={shown} label={t('collect.makeList')} />}
        </ListsSection>
      )}
      {start !== null && start.tools.length > 0 && (
        <StartSection
          isAccountEmpty={own && own.list.total === 0 && query['category'] === undefined}
          basis={start.basis}
        >
          <ToolGrid tools={start.tools} heartOf={heartOf} />
          {start.sources.length > 0 && (
            <Provenance sources={start.sources} month={start.month} isCompared={hasMoves(start.tools)} />
          )}
        </StartSection>
      )}
    </div>
  )
}
