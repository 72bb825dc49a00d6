import { z } from 'zod'
import * as calls from './calls/case.ts'
import { correctionProblems } from './correction-choices.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { fieldMessage } from './field-message.ts'
import { askedLocale } from './locale-schema.ts'
import { named } from './tool-card.ts'

/** What can be sent in. */
export const caseKinds = ['submission', 'correction', 'claim'] as const

const instant = z.iso.datetime().meta({ example: '2026-11-15T09:30:00.000Z' })

export const caseId = z
  .uuid()
  .describe('Last part of the page /case/{id}; the only key to it')
  .meta({ example: '2f6a1c1e-8f0d-4c55-9d0e-6b7a52f3c9d4' })

export const caseReference = z
  .string()
  .regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  .describe('Names the case in a mail or a question; opens nothing')
  .meta({ example: '4F2A-9K1B' })

export const caseStatus = z
  .enum(['received', 'in-review', 'accepted', 'declined'])
  .describe(
    'in-review: an editor has opened it; accepted: the tool is in the directory, its entry is corrected, or its maker is confirmed',
  )

/** Why something was declined. A closed list, so that the web has a text for each in nine languages. */
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
    'listed: it is in the directory already; unreachable: the site did not open; not-open: it cannot be used yet; ' +
      'unclear: we could not tell what it does; promotion: an advertisement, not a description; ' +
      'unconfirmed: no source confirms the correction; right-already: the entry says so',
  )

export const correctionProblem = z
  .enum(correctionProblems, { error: fieldMessage.problemMissing })
  .describe('closed: the tool is no longer offered; hijacked: the address leads to something else')
  .meta({ example: 'wrong-fact' })

/** What its sender sees of a case; nothing that was sent in confidence. */
const sentCase = z.object({
  id: caseId,
  reference: caseReference,
  kind: z.enum(caseKinds).describe('What was sent; claim: its sender makes the tool'),
  problem: correctionProblem.nullable().describe('Of a correction: what is wrong; null: it is none'),
  name: z.string().describe('Name of the tool: as submitted, or as listed').meta({ example: 'Lantern Notes' }),
  url: z.string().describe('Its homepage: as submitted, or as listed').meta({ example: 'https://lantern-notes.com/' }),
  status: caseStatus,
  reason: declineReason.nullable().describe('Why it was declined; null: it was not'),
  tool: named('The tool that came of it, was listed already or is corrected', 'photoroom', 'Photoroom')
    .nullable()
    .describe('The tool that came of it, was listed already or is corrected; null: none'),
  receivedAt: instant.describe('When it came'),
  decidedAt: instant.nullable().describe('When it was decided; null: not yet'),
})

export const getCase = endpoint(calls.getCase, {
  summary: 'What became of a submission, correction or claim, for the holder of its id',
  failures: ['not_found'],
  input: z.strictObject({ id: caseId, locale: askedLocale }),
  example: { id: '2f6a1c1e-8f0d-4c55-9d0e-6b7a52f3c9d4', locale: 'en' },
  output: sentCase,
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
export type SentCase = OutputOf<typeof getCase>
export type OwnCases = OutputOf<typeof getOwnCases>
export type GetCaseInput = z.output<typeof getCase.input>
