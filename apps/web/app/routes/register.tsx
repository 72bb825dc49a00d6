import { signUp } from '@polydex/contract/account/account'
import { AccountFacts } from '../features/account/account-facts.tsx'
import { AccountForm } from '../features/account/account-form.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { askSwitches } from '../forms/ask-switches.ts'
import { keepForm } from '../forms/keep-form.ts'
import { readForm } from '../forms/read-form.ts'
import { readText } from '../forms/read-text.ts'
import { switchText } from '../forms/switch-text.ts'
import { returnForm } from '../forms/return-form.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { pathTo } from '../addresses/path-to.ts'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { leaveWhenLoggedIn } from '../session/leave-when-logged-in.ts'
import { openSession } from '../session/open-session.ts'
import { Link } from '../ui/link.tsx'
import { Stage } from '../ui/page/stage.tsx'
import type { Route } from './+types/register.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = queryOf(request, 'register')
  await leaveWhenLoggedIn(context, query['next'])
  return { query, switches: await askSwitches(context.get(apiContext)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const values = { email: readText(form, 'email'), remember: form.has('remember') }
  const input = { ...values, password: readText(form, 'password'), locale: context.get(localeContext) }
  return context
    .get(apiContext)(signUp, input)
    .then(
      (session) => openSession(session, values.remember, { request, context }),
      (error: unknown) => returnForm(error, values),
    )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction)

export default function RegisterPage({ loaderData: { query, switches }, actionData: answer }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  return (
    <Stage notice={switchText(t, switches, ['read-only', 'no-sign-ups'])}>
      <PageHead title={t('account.create')} description={t('account.createDescription')} page="register" />
      <div>
        <h1>{t('account.create')}</h1>
        <p className="lead">{t('account.createLead')}</p>
      </div>
      <AccountForm kind="register" action={pathTo('register', locale, undefined, query)} answer={answer}>
        <p className="hint">
          {t('account.haveAccount')} <Link to={pathTo('login', locale, undefined, query)}>{t('account.logIn')}</Link>
        </p>
      </AccountForm>
      <AccountFacts />
    </Stage>
  )
}
