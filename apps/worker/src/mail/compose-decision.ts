import type { DecisionMail } from '@polydex/core/case/decision-mail'
import type { MailTexts } from './load-mail-texts.ts'
import { reasonTexts } from './reason-texts.gen.ts'
import { fill, renderMail, type ComposedMail } from './render-mail.ts'

type DecisionParts = Pick<DecisionMail, 'reference' | 'kind' | 'reason' | 'locale'> & {
  caseId: string
  texts: MailTexts
  siteOrigin: string
}

const outcomes = {
  submission: { accepted: 'accepted', declined: 'declined' },
  correction: { accepted: 'corrected', declined: 'unchanged' },
  claim: { accepted: 'verified', declined: 'notVerified' },
} as const

/**
 * Composes the mail about the decision of a case. Any visitor can have it sent to any address, so it holds our own
 * texts, the reference and the link to the case, and nothing that the sender wrote: not even the name of the tool.
 */
export function composeDecision(parts: DecisionParts): ComposedMail {
  const { caseId, reference, kind, reason, locale, texts, siteOrigin } = parts
  const { action, note, ...own } = texts.decision
  const { subject, lead } = own[outcomes[kind][reason === null ? 'accepted' : 'declined']]
  // The text of reason `other` is about tools, not about corrections or claims.
  const isReasonSaid = reason !== null && (kind === 'submission' || reason !== 'other')
  return renderMail({
    locale,
    texts,
    siteOrigin,
    subject,
    paragraphs: [fill(lead, { reference }), ...(isReasonSaid ? [reasonTexts[locale][reason]] : [])],
    action,
    path: `/case/${caseId}`,
    note,
  })
}
