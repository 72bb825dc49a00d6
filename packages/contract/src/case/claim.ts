import { z } from 'zod'
import * as calls from '../calls/claim.ts'
import { caseId, caseStatus, declineReason } from './case.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { fieldMessage } from '../text/field-message.ts'
import { count, visits } from '../figure/figure.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { month, slug } from '../http/wire-values.ts'

const instant = z.iso.datetime().meta({ example: '2026-11-15T09:30:00.000Z' })
const iconUrl = z.string().meta({ example: 'https://photoroom.com/apple-touch-icon.png' })
const toolId = slug.describe('Slug of the tool').meta({ example: 'photoroom' })

/** Enough for ten years of months with every column. */
const maxCsvLength = 32_000

export const claimProof = z.enum(['file', 'dns']).describe('Where the token was found: in the file or the TXT record')

/** Why the token was not found. A closed list, so that the web has a text for each. */
export const claimFault = z
  .enum(['missing', 'wrong-token', 'moved', 'too-large', 'unreachable'])
  .describe(
    'missing: neither the file nor the record exists; wrong-token: one exists, but without the token; ' +
      'moved: the file redirects to another host; too-large: the file is larger than 4 KB; ' +
      'unreachable: the site did not answer over https from a public address',
  )

const claim = z.object({
  host: z.string().describe('The host that has to show the token').meta({ example: 'photoroom.com' }),
  token: z
    .string()
    .describe('Token to publish, as a line of the file or as the value of the TXT record; not a secret')
    .meta({ example: 'polydex-k3v7q2mfa5xwz6tnb4ydcj3rhs2pe7lu' }),
  fileUrl: z
    .string()
    .describe('Address at which the file must be found')
    .meta({ example: 'https://photoroom.com/.well-known/polydex.txt' }),
  recordName: z.string().describe('Name of the TXT record').meta({ example: '_polydex.photoroom.com' }),
  checkedAt: instant.nullable().describe('When the token was last looked for; null: not yet'),
  fault: claimFault.nullable().describe('Why it was not found then; null: it was found, or not looked for yet'),
  proof: claimProof.nullable().describe('Where it was found: file or TXT record; null: not yet'),
  provenAt: instant.nullable().describe('When it was last found; null: not yet'),
  case: z
    .object({ id: caseId, status: caseStatus, reason: declineReason.nullable() })
    .nullable()
    .describe('The case that an editor decides on; null: the token was not found yet'),
  isVerified: z
    .boolean()
    .describe('Whether an editor has accepted it and the token was found on the host within the last 60 days'),
  statedVisits: z.array(z.object({ month, visits })).describe('Visits that the account has stated, oldest month first'),
  icon: z
    .object({
      from: iconUrl.nullable().describe('Where the icon that its page shows is from; null: none is shown'),
      named: iconUrl.nullable().describe('The address that its maker has named; null: none'),
    })
    .nullable()
    .describe(
      'The icon of its site; null: the tool is shown with the mark of its brand, its site was not visited yet, or an editor has removed the icon',
    ),
})

export const claimTool = endpoint(calls.claimTool, {
  summary: 'Claims that the account makes a tool, and answers the token to publish; replaces only a declined claim',
  failures: ['not_found'],
  input: z.strictObject({ toolId, locale: askedLocale.describe('Language of the mail about the decision') }),
  example: { toolId: 'photoroom', locale: 'en' },
  output: claim,
})

export const getClaim = endpoint(calls.getClaim, {
  summary: "The account's claim to a tool",
  failures: ['not_found'],
  input: z.strictObject({ toolId }),
  example: { toolId: 'photoroom' },
  output: z.object({ claim: claim.nullable().describe('The claim; null: there is none') }),
})

export const checkClaim = endpoint(calls.checkClaim, {
  summary: 'Queues a check of the file and the TXT record, which runs within seconds',
  failures: ['not_found'],
  input: z.strictObject({ toolId }),
  example: { toolId: 'photoroom' },
  output: z.object({}),
})

export const nameIcon = endpoint(calls.nameIcon, {
  summary: 'Stores a better address of the icon of a tool, as its verified maker names it; used at the next visit',
  failures: ['not_found'],
  input: z.strictObject({
    toolId,
    url: z
      .string()
      .trim()
      .min(1, { error: fieldMessage.iconUrlInvalid, abort: true })
      .max(500, fieldMessage.iconUrlInvalid)
      .describe('Address of the picture, over https, on the host of the tool')
      .meta({ example: 'https://photoroom.com/icon-512.png' }),
  }),
  example: { toolId: 'photoroom', url: 'https://photoroom.com/icon-512.png' },
  output: z.object({}),
})

export const stateVisits = endpoint(calls.stateVisits, {
  summary: 'Stores visits as the verified maker of a tool states them: shown on its page, part of no list or sum',
  failures: ['not_found'],
  input: z.strictObject({
    toolId,
    csv: z
      .string()
      .trim()
      .min(1, { error: fieldMessage.visitsMissing, abort: true })
      .max(maxCsvLength, fieldMessage.visitsInvalid)
      .describe('CSV with a header, as in docs/providers.md; only month and visits of each line are kept')
      .meta({ example: 'month,host,visits\n2026-09,photoroom.com,4200000\n2026-10,photoroom.com,4350000' }),
  }),
  example: { toolId: 'photoroom', csv: 'month,host,visits\n2026-10,photoroom.com,4350000' },
  output: z.object({ months: count.describe('Number of months stored; earlier statements for them are replaced') }),
})

export type Claim = OutputOf<typeof claimTool>
export type ClaimFault = z.output<typeof claimFault>
export type ClaimProof = z.output<typeof claimProof>
