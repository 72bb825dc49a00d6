import type { CaseStatus, SentCase, DeclineReason } from '@polydex/contract/case/case'
import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage, type Translate } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import { titleOf } from './title-of.ts'
import '../../ui/form/sent.css'

/** A reason without a text does not compile. */
const texts: Record<DeclineReason, (t: Translate) => string> = {
  listed: (t) => t('case.reasonListed'),
  'not-ai': (t) => t('case.reasonNotAi'),
  unreachable: (t) => t('case.reasonUnreachable'),
  'not-open': (t) => t('case.reasonNotOpen'),
  unclear: (t) => t('case.reasonUnclear'),
  promotion: (t) => t('case.reasonPromotion'),
  harmful: (t) => t('case.reasonHarmful'),
  unconfirmed: (t) => t('case.reasonUnconfirmed'),
  'right-already': (t) => t('case.reasonRightAlready'),
  other: (t) => t('case.reasonOther'),
}

const reasonText = (t: Translate, reason: DeclineReason): string => texts[reason](t)

const leads: Record<SentCase['kind'], Record<CaseStatus, (t: Translate) => string>> = {
  submission: {
    received: (t) => t('case.leadReceived'),
    'in-review': (t) => t('case.leadInReview'),
    accepted: (t) => t('case.leadAccepted'),
    declined: (t) => t('case.leadDeclined'),
  },
  correction: {
    received: (t) => t('case.leadReceived'),
    'in-review': (t) => t('case.leadInReview'),
    accepted: (t) => t('case.leadCorrected'),
    declined: (t) => t('case.leadUnchanged'),
  },
  claim: {
    received: (t) => t('case.leadProven'),
    'in-review': (t) => t('case.leadClaimInReview'),
    accepted: (t) => t('case.leadVerified'),
    declined: (t) => t('case.leadNotVerified'),
  },
}

/** The status in words, the reason, and the next action. */
export function CaseOutcome({ shown }: { shown: SentCase }) {
  const { t, locale } = useLanguage()
  const { id, kind, name, status, reason, tool } = shown
  // A tool that is already listed or was declined as harmful should not be submitted again.
  const canSendAgain = kind === 'submission' && status === 'declined' && reason !== 'listed' && reason !== 'harmful'
  // A reference does not tell the name.
  const again = { name: id === null ? undefined : name }
  return (
    <div className="case-outcome">
      <h1>{titleOf(t, shown)}</h1>
      <p className="lead">{leads[kind][status](t)}</p>
      {/* The text of `other` is about tools, not about corrections or claims. */}
      {reason !== null && (kind === 'submission' || reason !== 'other') && (
        <p className="said">{reasonText(t, reason)}</p>
      )}
      {canSendAgain && <p>{t('case.again')}</p>}
      <p className="in-row case-next">
        {tool !== null && (
          <Link className="btn btn-primary" to={pathTo('tool', locale, tool.slug)}>
            {t('case.seeTool', { name: tool.name })}
          </Link>
        )}
        {tool !== null && kind === 'claim' && status === 'accepted' && (
          <Link className="btn" to={pathTo('maker', locale, tool.slug)}>
            {t('case.toMaker')}
          </Link>
        )}
        {canSendAgain && (
          <Link className="btn btn-primary" to={pathTo('submit', locale, undefined, again)}>
            {t('case.sendAgain')}
          </Link>
        )}
      </p>
    </div>
  )
}
