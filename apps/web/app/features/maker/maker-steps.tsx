import { useEffect, useRef } from 'react'
import { pathTo } from '../../addresses/path-to.ts'
import { FaultSummary } from '../../forms/fault-summary.tsx'
import { useLanguage } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import { ClaimForm } from './claim-form.tsx'
import type { LoadedMaker } from './load-maker.server.ts'
import { faultOf, type MakerAnswer } from './maker-answer.ts'
import { ProofSteps } from './proof-steps.tsx'
import { VerifiedMaker } from './verified-maker.tsx'
import '../../ui/page/stage-box.css'
import './maker-steps.css'

type MakerStepsProps = { maker: LoadedMaker; answer: MakerAnswer | undefined }

/** What the account can do next. */
export function MakerSteps({ maker, answer }: MakerStepsProps) {
  const summary = useRef<HTMLDivElement>(null)
  // These forms show their own faults, unless they are gone because the session has ended.
  const isShownThere = maker.state === 'verified' && (answer?.form === 'visits' || answer?.form === 'icon')
  const fault = isShownThere ? undefined : faultOf(answer)
  useEffect(() => {
    if (fault !== undefined) summary.current?.focus()
  }, [fault])
  return (
    <div className="maker-steps">
      <FaultSummary ref={summary} fault={fault} order={[]} />
      <Step maker={maker} answer={answer} />
    </div>
  )
}

function Step({ maker: { tool, state, claim, lookedAt }, answer }: MakerStepsProps) {
  const { t, locale } = useLanguage()
  if (state === 'visitor') return <MakerLogin slug={tool.slug} />
  if (claim === null)
    return (
      <div className="stage-box">
        <ClaimForm slug={tool.slug} action={t('maker.claim', { name: tool.name })} hint={t('maker.claimHint', tool)} />
      </div>
    )
  const proof = <ProofSteps slug={tool.slug} claim={claim} lookedAt={lookedAt} answer={answer} />
  // A token that was found once may be missing at the next check.
  const isGone = claim.fault !== null
  if (state === 'verified')
    return (
      <>
        <VerifiedMaker tool={tool} claim={claim} answer={answer} />
        {isGone && proof}
      </>
    )
  if (claim.case === null || state === 'lapsed') return proof
  const isDeclined = state === 'declined'
  return (
    <>
      <div className="stage-box">
        <Link className="btn" to={pathTo('case', locale, claim.case.id)}>
          {isDeclined ? t('maker.toDecision') : t('form.toCase')}
        </Link>
        {isDeclined ? (
          <ClaimForm slug={tool.slug} action={t('maker.again')} hint={t('maker.againHint')} />
        ) : (
          <p className="hint">{t('maker.keep', claim)}</p>
        )}
      </div>
      {!isDeclined && isGone && proof}
    </>
  )
}

function MakerLogin({ slug }: { slug: string }) {
  const { t, locale } = useLanguage()
  const next = { next: pathTo('maker', locale, slug) }
  return (
    <div className="stage-box">
      <p>{t('maker.needsAccount')}</p>
      <p className="in-row maker-actions">
        <Link className="btn btn-primary" to={pathTo('login', locale, undefined, next)}>
          {t('site.logIn')}
        </Link>
        <Link className="btn" to={pathTo('register', locale, undefined, next)}>
          {t('site.signUp')}
        </Link>
      </p>
    </div>
  )
}
