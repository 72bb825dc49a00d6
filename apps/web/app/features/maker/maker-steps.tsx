import { useEffect, useRef } from 'react'
import { pathTo } from '../../addresses/path-to.ts'
import { FaultSummary } from '../../forms/fault-summary.tsx'
import { useLanguage } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import type { LoadedMaker, ClaimedTool } from './load-maker.server.ts'
import { faultOf, type MakerAnswer } from './maker-answer.ts'
import { ProofSteps } from './proof-steps.tsx'
import '../../ui/page/stage-box.css'
import './maker-steps.css'
import { Form, useNavigation } from 'react-router'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import '../../ui/form/form.css'
import type { Claim } from '@polydex/contract/case/claim'
import { IconPart } from './icon-part.tsx'
import { UsesPart } from './uses-part.tsx'
import { VisitsForm } from './visits-form.tsx'
import { formatMonth, formatNumber } from '../../i18n/format.ts'
import { MonthTable } from '../../ui/figures/month-table.tsx'

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

function Step({ maker: { tool, state, claim, lookedAt, uses }, answer }: MakerStepsProps) {
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
        {uses !== null && <UsesPart name={tool.name} uses={uses} />}
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

/** Claims a tool, for the first time or again. */
function ClaimForm({ slug, action, hint }: { slug: string; action: string; hint: string }) {
  const { locale } = useLanguage()
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form className="form" method="post" action={pathTo('maker', locale, slug)}>
      <input type="hidden" name="intent" value="claim" />
      <div className="form-end bare">
        <SubmitButton isSending={isSending}>{action}</SubmitButton>
        <p className="hint">{hint}</p>
      </div>
    </Form>
  )
}

type VerifiedMakerProps = { tool: ClaimedTool; claim: Claim; answer: MakerAnswer | undefined }

/** What a verified maker may do: propose changes, name an icon and state visits. */
function VerifiedMaker({ tool, claim, answer }: VerifiedMakerProps) {
  const { slug, name } = tool
  const { t, locale } = useLanguage()
  return (
    <>
      <section className="maker-part">
        <h2>{t('maker.entry')}</h2>
        <p>{t('maker.entryText')}</p>
        <p className="in-row maker-actions">
          <Link className="btn" to={pathTo('correction', locale, slug)}>
            {t('maker.propose')}
          </Link>
          <Link className="btn" to={pathTo('tool', locale, slug)}>
            {t('maker.seeTool', { name })}
          </Link>
        </p>
      </section>
      {claim.icon !== null && <IconPart tool={tool} icon={claim.icon} answer={answer} />}
      <section className="maker-part">
        <h2>{t('maker.visits')}</h2>
        <p>{t('maker.keptText', { name })}</p>
        <VisitsForm slug={slug} host={claim.host} answer={answer} />
        {claim.statedVisits.length > 0 && <StatedMonths months={claim.statedVisits} />}
      </section>
    </>
  )
}

/** What the account has stated so far, newest month first. */
function StatedMonths({ months }: { months: Claim['statedVisits'] }) {
  const { t, locale } = useLanguage()
  return (
    <MonthTable
      caption={t('maker.stated')}
      isCaptionShown
      heads={{ month: t('maker.month'), figure: t('maker.visits') }}
      rows={months.toReversed().map(({ month, visits }) => ({
        month,
        name: formatMonth(locale, month),
        figure: formatNumber(locale, visits),
      }))}
    />
  )
}
