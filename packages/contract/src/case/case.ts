import { z } from 'zod'
import * as calls from '../calls/case.ts'
import { correctionProblems } from './correction-choices.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { fieldMessage } from '../text/field-message.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { named } from '../tool/tool-card.ts'

/** Kinds of cases that can be sent in. */
export const caseKinds = ['submission', 'correction', 'claim'] as const

const instant = z.iso.datetime().meta({ example: '2026-11-15T09:30:00.000Z' })

export const caseId = z
  .uuid()
  .describe('Id of the case and only key to its page /case/{id}; keep it private')
  .meta({ example: '2f6a1c1e-8f0d-4c55-9d0e-6b7a52f3c9d4' })

export const caseReference = z
  .string()
  .regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  .describe('Short name of the case for mails and questions; shows only how far the case is')
  .meta({ example: '4F2A-9K1B' })

export const caseStatus = z
  .enum(['received', 'in-review', 'accepted', 'declined'])
  .describe('in-review: an editor has opened it; accepted: tool listed, entry corrected or maker confirmed')

/** Why a case was declined. A closed list, so that the web has a text for each in nine languages. */
export const declineReason = z
  .enum([
    'listed',
    'not-ai',
    'unreachable',
    'not-open',
    'unclear',
    'promotion',
    'harmful',
    'unconfirmed',
    'right-already',
    'other',
  ])
  .describe(
    'listed: it is in the directory already; unreachable: the site did not load; not-open: it cannot be used yet; ' +
      'unclear: we could not tell what it does; promotion: an advertisement, not a description; ' +
      'unconfirmed: no source confirms the correction; right-already: the entry already says so',
  )

export const correctionProblem = z
  .enum(correctionProblems, { error: fieldMessage.problemMissing })
  .describe('What is wrong; closed: the tool is no longer offered; hijacked: the address leads to something else')
  .meta({ example: 'wrong-fact' })

/** The part of a case that its sender sees; nothing that was sent in confidence. */
const sentCase = z.object({
  id: caseId,
  reference: caseReference,
  kind: z.enum(caseKinds).describe('Kind of case; claim: the sender says that they make the tool'),
  problem: correctionProblem.nullable().describe('Problem that a correction reports; null: not a correction'),
  name: z
    .string()
    .describe('Name of the tool, as submitted or as listed; the reference if it is no longer listed')
    .meta({ example: 'Lantern Notes' }),
  url: z
    .string()
    .describe('Homepage of the tool, as submitted or as listed; empty if it is no longer listed')
    .meta({ example: 'https://lantern-notes.com/' }),
  status: caseStatus,
  reason: declineReason.nullable().describe('Why it was declined; null: it was not declined'),
  tool: named('The tool that was added, was listed already, is corrected or is claimed', 'photoroom', 'Photoroom')
    .nullable()
    .describe('The tool that was added, was listed already, is corrected or is claimed; null: none, or not listed now'),
  receivedAt: instant.describe('When it was received'),
  decidedAt: instant.nullable().describe('When it was decided; null: not yet'),
})

export const getCase = endpoint(calls.getCase, {
  summary: 'Status of a submission, correction or claim, by its id or its reference',
  failures: ['not_found'],
  input: z.strictObject({
    id: z
      .union([caseId, caseReference])
      .describe('Id of the case, or its reference, which does not show what the case is about')
      .meta({ example: '2f6a1c1e-8f0d-4c55-9d0e-6b7a52f3c9d4' }),
    locale: askedLocale,
  }),
  example: { id: '2f6a1c1e-8f0d-4c55-9d0e-6b7a52f3c9d4', locale: 'en' },
  output: sentCase.extend({ id: caseId.nullable().describe('Id of the case; null: it was found by its reference') }),
})

export const getOwnCases = endpoint(calls.getOwnCases, {
  summary: 'Submissions, corrections and claims of the account, newest first, 100 at most',
  input: z.strictObject({ locale: askedLocale }),
  example: { locale: 'en' },
  output: z.object({ cases: z.array(sentCase).describe('Newest first') }),
})

export type CaseKind = (typeof caseKinds)[number]
export type CaseStatus = z.output<typeof caseStatus>
export type DeclineReason = z.output<typeof declineReason>
/** Without an id, it was found by its reference: its name is the reference, and it has no address and no tool. */
export type SentCase = OutputOf<typeof getCase>
export type OwnCases = OutputOf<typeof getOwnCases>
export type GetCaseInput = z.output<typeof getCase.input>
