import { logIn } from '@polydex/contract/account/account'
import { AccountFacts } from '../features/account/account-facts.tsx'
import { AccountForm } from '../features/account/account-form.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { askSwitches } from '../forms/ask-switches.ts'
import { keepForm } from '../forms/keep-form.ts'
import { readForm } from '../forms/read-form.ts'
import { readText } from '../forms/read-text.ts'
import { returnForm } from '../forms/return-form.ts'
import { switchText } from '../forms/switch-text.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { pathTo } from '../addresses/path-to.ts'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, deviceContext } from '../request/request-context.ts'
import { leaveWhenLoggedIn } from '../session/leave-when-logged-in.ts'
import { openSession } from '../session/open-session.ts'
import { Link } from '../ui/link.tsx'
import { Stage } from '../ui/page/stage.tsx'
import type { Route } from './+types/login.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = queryOf(request, 'login')
  await leaveWhenLoggedIn(context, query['next'])
  return { query, switches: await askSwitches(context.get(apiContext)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const values = { email: readText(form, 'email'), remember: form.has('remember') }
  return context
    .get(apiContext)(logIn, { ...values, password: readText(form, 'password'), device: context.get(deviceContext) })
    .then(
      (session) => openSession(session, values.remember, { request, context }),
      (error: unknown) => returnForm(error, values),
    )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction)

export default function LoginPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const { note, ...query } = loaderData.query
  return (
    <Stage notice={switchText(t, loaderData.switches, ['read-only'])}>
      <PageHead title={t('account.logIn')} description={t('account.logInDescription')} page="login" indexable={false} />
      <div>
        <h1>{t('account.logIn')}</h1>
        {note === 'deleted' ? (
          <output className="lead said">{t('account.deleted')}</output>
        ) : (
          <p className="lead">{t('account.logInLead')}</p>
        )}
      </div>
      <AccountForm kind="login" action={pathTo('login', locale, undefined, query)} answer={answer}>
        <p className="hint">
          {t('account.noAccount')} <Link to={pathTo('register', locale, undefined, query)}>{t('account.create')}</Link>
        </p>
        <p className="hint">
          <Link to={pathTo('account-reset', locale)}>{t('account.forgot')}</Link>
        </p>
      </AccountForm>
      <AccountFacts />
    </Stage>
  )
}
