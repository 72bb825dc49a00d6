import { logOut } from '@polydex/contract/account/account'
import { getOwnCases } from '@polydex/contract/case/case'
import { getAccount, type ChangedPassword } from '@polydex/contract/account/own-account'
import { getSessions } from '@polydex/contract/account/session'
import { getSettings } from '@polydex/contract/http/settings'
import { throwPageFailure } from '../request/page-failure.ts'
import { AccountHead } from '../features/account/account-head.tsx'
import { AccountRemoval } from '../features/account/account-removal.tsx'
import { AccountSection } from '../features/account/account-section.tsx'
import { changeAccount, readFormName, returnAccountForm } from '../features/account/change-account.server.ts'
import { PasswordChange } from '../features/account/password-change.tsx'
import { SessionList } from '../features/account/session-list.tsx'
import { OwnCases } from '../features/case/own-cases.tsx'
import { LogOutButton } from '../features/site/header/log-out-button.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { keepForm } from '../forms/keep-form.ts'
import { readForm } from '../forms/read-form.ts'
import { readText } from '../forms/read-text.ts'
import { useTranslate } from '../i18n/translate.tsx'
import { apiContext, deviceContext, localeContext } from '../request/request-context.ts'
import { isLoginRequired, withLogin } from '../session/ask-for-login.ts'
import { closeSession, forgetAccount } from '../session/close-session.ts'
import { renewSession } from '../session/renew-session.ts'
import { Stage } from '../ui/page/stage.tsx'
import type { Route } from './+types/account.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  const [account, { sessions }, { cases }, { mail }] = await withLogin(context, 'account', () =>
    Promise.all([
      callApi(getAccount, {}),
      callApi(getSessions, {}),
      callApi(getOwnCases, { locale }),
      callApi(getSettings, {}),
    ]),
  ).catch(throwPageFailure)
  return { account, sessions, cases, hasMail: mail }
}

export async function action({ request, context }: Route.ActionArgs) {
  const callApi = context.get(apiContext)
  const form = await readForm(request)
  if (readText(form, 'intent') === 'logOut') {
    // Already logged out: nothing left to do.
    await callApi(logOut, {}).catch((error: unknown) => (isLoginRequired(error) ? {} : throwPageFailure(error)))
    return closeSession(context, readText(form, 'next'))
  }
  const name = readFormName(form)
  const renew = (changed: ChangedPassword) => renewSession(context, changed)
  return changeAccount(callApi, name, { form, device: context.get(deviceContext), renew }).then(
    (answer) => (name === 'deleteAccount' ? forgetAccount(context) : { form: name, ...answer }),
    (error: unknown) => returnAccountForm(error, name),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction)

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const { account, sessions, cases, hasMail } = loaderData
  // A form that never left the browser has no name: assume the first.
  const answer = actionData && ('form' in actionData ? actionData : { form: 'changePassword' as const, ...actionData })
  return (
    <Stage>
      <PageHead
        title={t('account.title')}
        description={t('account.titleDescription')}
        page="account"
        indexable={false}
      />
      <AccountHead account={account} hasMail={hasMail} answer={answer}>
        <LogOutButton className="btn" />
      </AccountHead>
      <div className="account-sections">
        <PasswordChange answer={answer} email={account.email} />
        <AccountSection title={t('case.own')}>
          <OwnCases cases={cases} />
        </AccountSection>
        <SessionList sessions={sessions} answer={answer} />
        <AccountRemoval answer={answer} />
      </div>
    </Stage>
  )
}
