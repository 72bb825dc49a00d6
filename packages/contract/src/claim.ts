import { z } from 'zod'
import * as calls from './calls/claim.ts'
import { caseId, caseStatus, declineReason } from './case.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { fieldMessage } from './field-message.ts'
import { count, visits } from './figure.ts'
import { askedLocale } from './locale-schema.ts'
import { month, slug } from './wire-values.ts'

const instant = z.iso.datetime().meta({ example: '2026-11-15T09:30:00.000Z' })
const toolId = slug.describe('Slug of the tool').meta({ example: 'photoroom' })

/** Longer than ten years of months with every column. */
const maxCsvLength = 32_000

export const claimProof = z.enum(['file', 'dns']).describe('Where the token was found')

/** Why the token was not found. A closed list, so that the web has a text for each. */
export const claimFault = z
  .enum(['missing', 'wrong-token', 'moved', 'too-large', 'unreachable'])
  .describe(
    'missing: neither the file nor the record is there; wrong-token: there is one, with another token; ' +
      'moved: the file is on another host; unreachable: the site did not answer over https from a public address',
  )

const claim = z.object({
  host: z.string().describe('The host that has to show the token').meta({ example: 'photoroom.com' }),
  token: z
    .string()
    .describe('What the file or the record has to say; no secret')
    .meta({ example: 'polydex-k3v7q2mfa5xwz6tnb4ydcj3rhs2pe7lu' }),
  fileUrl: z
    .string()
    .describe('Where the file has to be')
    .meta({ example: 'https://photoroom.com/.well-known/polydex.txt' }),
  recordName: z.string().describe('Name of the TXT record').meta({ example: '_polydex.photoroom.com' }),
  checkedAt: instant.nullable().describe('When we last looked; null: not yet'),
  fault: claimFault.nullable().describe('Why we found nothing then; null: we found it, or have not looked'),
  proof: claimProof.nullable().describe('Where we found it; null: not yet'),
  provenAt: instant.nullable().describe('When we last found it'),
  case: z
    .object({ id: caseId, status: caseStatus, reason: declineReason.nullable() })
    .nullable()
    .describe('The case that an editor decides on; null: the token was not found yet'),
  isVerified: z.boolean().describe('An editor has accepted it, and the token was found within the last 60 days'),
  statedVisits: z.array(z.object({ month, visits })).describe('What the account has stated, oldest first'),
})

export const claimTool = endpoint(calls.claimTool, {
  summary: 'Says that the account makes a tool, and answers the token that proves it; repeating it changes nothing',
  failures: ['not_found'],
  input: z.strictObject({ toolId, locale: askedLocale.describe('Language of the answer') }),
  example: { toolId: 'photoroom', locale: 'en' },
  output: claim,
})

export const getClaim = endpoint(calls.getClaim, {
  summary: "The account's claim to a tool",
  failures: ['not_found'],
  input: z.strictObject({ toolId }),
  example: { toolId: 'photoroom' },
  output: z.object({ claim: claim.nullable().describe('null: there is none') }),
})

export const checkClaim = endpoint(calls.checkClaim, {
  summary: 'Asks for a look at the file and the record, which follows within seconds',
  failures: ['not_found'],
  input: z.strictObject({ toolId }),
  example: { toolId: 'photoroom' },
  output: z.object({}),
})

export const stateVisits = endpoint(calls.stateVisits, {
  summary: 'Visits as the verified maker of a tool states them, shown on its page and part of no list or sum',
  failures: ['not_found'],
  input: z.strictObject({
    toolId,
    csv: z
      .string()
      .trim()
      .min(1, { error: fieldMessage.visitsMissing, abort: true })
      .max(maxCsvLength, fieldMessage.visitsInvalid)
      .describe('Lines as in docs/providers.md, with a header; of each, the month and the visits are kept')
      .meta({ example: 'month,host,visits\n2026-09,photoroom.com,4200000\n2026-10,photoroom.com,4350000' }),
  }),
  example: { toolId: 'photoroom', csv: 'month,host,visits\n2026-10,photoroom.com,4350000' },
  output: z.object({ months: count.describe('Months that were stored; those stated before are replaced') }),
})

export type Claim = OutputOf<typeof claimTool>
export type ClaimFault = z.output<typeof claimFault>
export type ClaimProof = z.output<typeof claimProof>
