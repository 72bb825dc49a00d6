import type { OwnAccount } from '@polydex/contract/account/own-account'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { asServed } from '../../i18n/as-served.ts'
import { formatDay } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Link } from '../../ui/link.tsx'
import { answerTo, type AccountAnswer } from './account-answer.ts'
import { DoneNote } from './done-note.tsx'
import { SendFault } from './send-fault.tsx'
import './account-head.css'

type AccountHeadProps = {
  account: OwnAccount
  /** Whether this site can send mail. */
  hasMail: boolean
  answer: AccountAnswer | undefined
  /** The log-out button; comes from another feature. */
  children: ReactNode
}

/** The account's address, its numbers, and the log-out button. */
export function AccountHead({ account, hasMail, answer, children }: AccountHeadProps) {
  const { t, locale } = useLanguage()
  return (
    <div className="account-head">
      <h1>{t('account.title')}</h1>
      <p className="lead account-email">{account.email}</p>
      <dl>
        <dt>{t('account.address')}</dt>
        <dd>
          <Confirmation account={account} hasMail={hasMail} answer={answer} />
        </dd>
        <dt>{t('account.made')}</dt>
        <dd {...asServed}>{formatDay(locale, account.createdAt)}</dd>
        <dt>{t('account.favorites')}</dt>
        <dd>
          <Link className="tap" to={pathTo('collect', locale)} {...asServed}>
            {t('account.favoriteCount', { n: account.favorites })}
          </Link>
        </dd>
      </dl>
      <div className="in-row account-actions">
        <a className="btn" href={pathTo('account-data', locale)} download>
          {t('account.download')}
        </a>
        {children}
      </div>
    </div>
  )
}

function Confirmation({ account, hasMail, answer }: Pick<AccountHeadProps, 'account' | 'hasMail' | 'answer'>) {
  const { t, locale } = useLanguage()
  const { fault, done } = answerTo('sendConfirmation', answer)
  if (account.confirmedAt !== null)
    return <span {...asServed}>{t('account.confirmedOn', { day: formatDay(locale, account.confirmedAt) })}</span>
  return (
    <>
      {hasMail ? t('account.notConfirmed') : t('account.cannotConfirm')}
      <DoneNote text={done && t('account.confirmationSent')} />
      <SendFault fault={fault} />
      {hasMail && (
        <Form method="post" action={pathTo('account', locale)} preventScrollReset>
          <button className="link-button" type="submit" name="intent" value="sendConfirmation">
            {t('account.sendConfirmation')}
          </button>
        </Form>
      )}
    </>
  )
}
