import { confirmEmail } from '@polydex/contract/account/mail-link'
import { getSettings } from '@polydex/contract/http/settings'
import { throwPageFailure } from '../request/page-failure.ts'
import { AccountNote } from '../features/account/account-note.tsx'
import { ConfirmForm } from '../features/account/confirm-form.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { keepForm } from '../forms/keep-form.ts'
import { readForm } from '../forms/read-form.ts'
import { readText } from '../forms/read-text.ts'
import { returnLinkForm } from '../forms/return-link-form.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { pathTo } from '../addresses/path-to.ts'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext } from '../request/request-context.ts'
import { Link } from '../ui/link.tsx'
import { Stage } from '../ui/page/stage.tsx'
import type { Route } from './+types/account-confirm.ts'

/** Opening the link confirms nothing yet: mail scanners open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { mail } = await context.get(apiContext)(getSettings, {}).catch(throwPageFailure)
  return { hasMail: mail, key: queryOf(request, 'account-confirm')['key'] }
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = { key: readText(await readForm(request), 'key') }
  return context
    .get(apiContext)(confirmEmail, values)
    .then(
      () => ({ confirmed: true as const }),
      (error: unknown) => returnLinkForm(error, values),
    )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction)

export default function AccountConfirmPage({ loaderData: { hasMail, key: asked }, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const isConfirmed = actionData !== undefined && 'confirmed' in actionData
  const answer = isConfirmed ? undefined : actionData
  const key = answer?.values?.key ?? asked
  const account = (
    <Link className="btn" to={pathTo('account', locale)}>
      {t('account.toAccount')}
    </Link>
  )
  return (
    <Stage>
      <PageHead
        title={t('account.confirmTitle')}
        description={t('account.confirmLead')}
        page="account-confirm"
        indexable={false}
      />
      <div>
        <h1>{t('account.confirmTitle')}</h1>
        <p className="lead">{t('account.confirmLead')}</p>
      </div>
      {isConfirmed ? (
        <AccountNote text={t('account.confirmed')}>{account}</AccountNote>
      ) : key === undefined ? (
        <AccountNote text={hasMail ? t('account.confirmOpen') : t('account.cannotConfirm')}>{account}</AccountNote>
      ) : (
        <ConfirmForm linkKey={key} answer={answer} />
      )}
    </Stage>
  )
}
