import type { OwnSession } from '@polydex/contract/account/session'
import { Form } from 'react-router'
import { asServed } from '../../i18n/as-served.ts'
import { formatDay } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { answerTo, type AccountAnswer } from './account-answer.ts'
import { AccountSection } from './account-section.tsx'
import { DoneNote } from './done-note.tsx'
import { SendFault } from './send-fault.tsx'
import './session-list.css'

type SessionListProps = { sessions: readonly OwnSession[]; answer: AccountAnswer | undefined }

/** The account's sessions; each can be ended here. */
export function SessionList({ sessions, answer }: SessionListProps) {
  const { t, locale } = useLanguage()
  const [one, others] = [answerTo('endSession', answer), answerTo('endOthers', answer)]
  const done = one.done === undefined ? others.done && t('account.othersEnded') : t('account.sessionEnded')
  return (
    <AccountSection title={t('account.sessions')}>
      <DoneNote text={done} />
      <SendFault fault={one.fault ?? others.fault} />
      <ul className="sessions">
        {sessions.map((session) => (
          <li key={session.id} className="spread">
            <SessionEntry session={session} />
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <Form method="post" action={pathTo('account', locale)} preventScrollReset>
          <button className="btn" type="submit" name="intent" value="endOthers">
            {t('account.endOthers')}
          </button>
        </Form>
      )}
    </AccountSection>
  )
}

function SessionEntry({ session }: { session: OwnSession }) {
  const { t, locale } = useLanguage()
  const browser = session.browser ?? t('account.unknownBrowser')
  const name = session.system === null ? browser : t('account.browserOn', { browser, system: session.system })
  return (
    <>
      <p>
        <strong>{name}</strong>
        <span className="hint">
          <span {...asServed}>
            {session.isCurrent
              ? t('account.thisSession')
              : t('account.lastUsed', { day: formatDay(locale, session.lastUsedAt) })}
          </span>
          {' · '}
          <span {...asServed}>{t('account.since', { day: formatDay(locale, session.createdAt) })}</span>
        </span>
      </p>
      {!session.isCurrent && (
        <Form method="post" action={pathTo('account', locale)} preventScrollReset>
          <input type="hidden" name="sessionId" value={session.id} />
          <button
            className="btn"
            type="submit"
            name="intent"
            value="endSession"
            aria-label={t('account.endNamed', { name })}
          >
            {t('account.end')}
          </button>
        </Form>
      )}
    </>
  )
}
