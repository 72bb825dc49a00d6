import { showTrial } from '@polydex/contract/calls/tool'
import { useState, type FormEvent } from 'react'
import { CallFailure, callFromBrowser } from '../../api/call-from-browser.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { TrialAnswer } from './trial-answer.ts'
import './trial-login.css'

const ask = (slug: string): Promise<TrialAnswer> =>
  callFromBrowser(showTrial, { toolId: slug }).then(
    (trial) => ({ kind: 'shown', trial }),
    (error: unknown) => {
      console.error('The trial login could not be shown:', error)
      return { kind: error instanceof CallFailure && error.code === 'login_required' ? 'visitor' : 'failed' }
    },
  )

type TrialLoginProps = { slug: string; answer: TrialAnswer | undefined }

/**
 * Shown only on request, so that no cached page contains it. Without script, its button posts to this page, and
 * responses to forms are never cached.
 */
export function TrialLogin({ slug, answer }: TrialLoginProps) {
  const { t, locale } = useLanguage()
  const [shownAnswer, setShownAnswer] = useState<TrialAnswer | undefined>(answer)
  const show = (event: FormEvent) => {
    event.preventDefault()
    void ask(slug).then(setShownAnswer)
  }
  return (
    <div className="trial">
      {shownAnswer?.kind !== 'shown' && (
        <form method="post" action={pathTo('tool', locale, slug)} onSubmit={show}>
          <button className="btn" type="submit">
            <Icon name="key" />
            {t('tool.trialShow')}
          </button>
        </form>
      )}
      <div aria-live="polite">{shownAnswer !== undefined && <TrialResult slug={slug} answer={shownAnswer} />}</div>
    </div>
  )
}

function TrialResult({ slug, answer }: { slug: string; answer: TrialAnswer }) {
  const { t, locale } = useLanguage()
  if (answer.kind === 'failed') return <p className="meta">{t('tool.trialFailed')}</p>
  if (answer.kind === 'visitor')
    return (
      <p className="meta">
        {t('tool.trialLogIn')}{' '}
        <Link to={pathTo('login', locale, undefined, { next: pathTo('tool', locale, slug) })}>{t('site.logIn')}</Link>
      </p>
    )
  const { account, password } = answer.trial
  return (
    <>
      <h2>{t('tool.trialTitle')}</h2>
      <dl>
        <dt>{t('tool.trialAccount')}</dt>
        <dd>{account === '' ? t('tool.trialNone') : <code translate="no">{account}</code>}</dd>
        <dt>{t('tool.trialPassword')}</dt>
        <dd>{password === '' ? t('tool.trialNone') : <code translate="no">{password}</code>}</dd>
      </dl>
    </>
  )
}
