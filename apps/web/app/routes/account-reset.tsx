import { requestReset, resetPassword } from '@polydex/contract/account/mail-link'
import { getSettings } from '@polydex/contract/http/settings'
import { throwPageFailure } from '../request/page-failure.ts'
import { AccountNote } from '../features/account/account-note.tsx'
import { ResetForm } from '../features/account/reset-form.tsx'
import { ResetRequest } from '../features/account/reset-request.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { keepForm } from '../forms/keep-form.ts'
import { readForm } from '../forms/read-form.ts'
import { readText } from '../forms/read-text.ts'
import { returnForm } from '../forms/return-form.ts'
import { returnLinkForm } from '../forms/return-link-form.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { pathTo } from '../addresses/path-to.ts'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext } from '../request/request-context.ts'
import { openSession } from '../session/open-session.ts'
import { Link } from '../ui/link.tsx'
import { Stage } from '../ui/page/stage.tsx'
import type { Route } from './+types/account-reset.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { mail } = await context.get(apiContext)(getSettings, {}).catch(throwPageFailure)
  return { hasMail: mail, key: queryOf(request, 'account-reset')['key'] }
}

export async function action({ request, context }: Route.ActionArgs) {
  const callApi = context.get(apiContext)
  const form = await readForm(request)
  const key = readText(form, 'key')
  if (key === '') {
    const values = { email: readText(form, 'email') }
    return callApi(requestReset, values).then(
      () => ({ sent: true as const }),
      (error: unknown) => returnForm(error, values),
    )
  }
  const values = { key, remember: form.has('remember') }
  return callApi(resetPassword, { ...values, password: readText(form, 'password') }).then(
    (session) => openSession(session, values.remember, { request, context }),
    (error: unknown) => returnLinkForm(error, values),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction)

export default function AccountResetPage({ loaderData: { hasMail, key: asked }, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const isSent = actionData !== undefined && 'sent' in actionData
  const answer = isSent ? undefined : actionData
  const values = answer?.values
  // After a rejected form without script, the key is no longer in the address.
  const key = values !== undefined && 'key' in values ? values.key : asked
  const isNew = key !== undefined
  const isForm = hasMail && !isSent
  return (
    <Stage>
      <PageHead
        title={t('account.resetTitle')}
        description={t('account.resetDescription')}
        page="account-reset"
        indexable={false}
      />
      <div>
        <h1>{t('account.resetTitle')}</h1>
        {(isNew || isForm) && <p className="lead">{isNew ? t('account.resetNewLead') : t('account.resetLead')}</p>}
      </div>
      {isNew ? (
        <ResetForm linkKey={key} answer={answer as Parameters<typeof ResetForm>[0]['answer']} />
      ) : !isForm ? (
        <AccountNote text={isSent ? t('account.resetSent') : t('account.resetOff')}>
          <Link className="btn" to={pathTo('login', locale)}>
            {t('account.backToLogIn')}
          </Link>
        </AccountNote>
      ) : (
        <ResetRequest answer={answer as Parameters<typeof ResetRequest>[0]['answer']} />
      )}
    </Stage>
  )
}
