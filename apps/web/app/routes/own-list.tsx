import { getList } from '@polydex/contract/list/list'
import { data, redirect } from 'react-router'
import { pathTo } from '../addresses/path-to.ts'
import { ApiFailure } from '../api/call-api.ts'
import { SharePanel } from '../features/favorite/keep/share-panel.tsx'
import { changeOwnList } from '../features/list/change/change-own-list.server.ts'
import { AccountList } from '../features/list/own/account-list.tsx'
import { VisitorList } from '../features/list/own/visitor-list.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { readForm } from '../forms/read-form.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { throwPageFailure } from '../request/page-failure.ts'
import { apiContext, localeContext, sessionContext } from '../request/request-context.ts'
import { useSessionChange } from '../session/use-session-change.ts'
import type { Route } from './+types/own-list.ts'

/** The browser may have a list that the account does not have, until it is merged. */
const isElsewhere = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.code === 'not_found' || error.code === 'login_required')

export async function loader({ params, context }: Route.LoaderArgs) {
  const isLoggedIn = context.get(sessionContext)?.isEnded === false
  const asked = { list: params.list, locale: context.get(localeContext) }
  const own = isLoggedIn
    ? await context
        .get(apiContext)(getList, asked)
        .catch((error: unknown) => (isElsewhere(error) ? null : throwPageFailure(error)))
    : null
  return { id: params.list, isLoggedIn, own }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const locale = context.get(localeContext)
  const form = await readForm(request)
  const caller = { callApi: context.get(apiContext), locale, list: params.list }
  const answer = await changeOwnList(form, caller).catch((error: unknown) => {
    if (error instanceof ApiFailure && error.code === 'login_required')
      throw redirect(pathTo('login', locale, undefined, { next: pathTo('own-list', locale, params.list) }), 303)
    throw error
  })
  if (answer === undefined) throw redirect(pathTo('collect', locale), 303)
  return data(answer, { status: answer.kind === 'failed' ? 503 : 200 })
}

/** A list that its visitor has named: of the account, or kept in this browser. */
export default function OwnListPage({ loaderData: { id, isLoggedIn, own }, actionData: answer }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  useSessionChange(isLoggedIn)
  const made = answer?.kind === 'shared' ? answer : null
  return (
    <div className="wrap">
      <PageHead
        title={own?.title ?? t('ownList.headTitle')}
        description={t('ownList.needsScript')}
        page="own-list"
        parameter={id}
        indexable={false}
      />
      {own === null ? (
        <VisitorList key={id} id={id} />
      ) : (
        <AccountList
          key={id}
          list={own}
          answer={answer}
          // If a link's key cannot be read again, it is shown only in the response that created it.
          share={
            <SharePanel
              share={own.share?.key === null && made !== null ? made : own.share}
              action={pathTo('own-list', locale, id)}
            />
          }
        />
      )}
    </div>
  )
}
