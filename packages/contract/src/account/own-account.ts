import { z } from 'zod'
import { device, newPassword, password, renewedToken } from './account-fields.ts'
import * as calls from '../calls/account.ts'
import { caseId, caseReference, caseStatus, correctionProblem, declineReason } from '../case/case.ts'
import { claimProof } from '../case/claim.ts'
import { correctedFields } from '../case/correction.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { count, visits } from '../figure/figure.ts'
import { localeSchema } from '../locale/locale-schema.ts'
import { ownSession } from './session.ts'
import { pricingModel } from '../tool/tool-card.ts'
import { month, slug } from '../http/wire-values.ts'

const instant = z.iso.datetime().meta({ example: '2026-11-15T09:30:00.000Z' })

const mailPurpose = z
  .enum(['reset', 'confirm'])
  .describe('reset: to set a new password; confirm: to confirm the address')

const account = {
  email: z.string().describe('Email address, as typed at sign-up').meta({ example: 'reader@example.com' }),
  locale: localeSchema.describe('Language of mails to this address'),
  createdAt: instant.describe('When the account was created'),
  confirmedAt: instant.nullable().describe('When the address was confirmed by a mailed link; null: not yet'),
}

const favoriteShare = z.object({ createdAt: instant.describe('When the link was created') }).nullable()

export const getAccount = endpoint(calls.getAccount, {
  summary: 'The account of the token',
  input: z.strictObject({}),
  example: {},
  output: z.object({
    ...account,
    favorites: count.describe('Favourites of the account'),
    sessions: count.describe('Sessions that have not ended'),
  }),
})

export const changePassword = endpoint(calls.changePassword, {
  summary:
    'Changes the password, replaces the token and ends every other session; a share link of the favourites keeps working',
  input: z.strictObject({
    currentPassword: password.describe('The current password'),
    newPassword,
    device: device.optional().describe('`device` from the login: it stays known, all other devices are forgotten'),
  }),
  example: { currentPassword: 'seven quiet lanterns', newPassword: 'eight loud lanterns' },
  output: z.object({
    ...renewedToken,
    ended: count.describe('Other sessions that were ended'),
    favoriteShare: favoriteShare.describe(
      'The share link of the favourites, which works until it is ended; null: there is none',
    ),
  }),
})

export const deleteAccount = endpoint(calls.deleteAccount, {
  summary:
    'Deletes the account permanently, with its sessions, favourites, lists, links to them, submissions, corrections and claims',
  input: z.strictObject({ password }),
  example: { password: 'seven quiet lanterns' },
  output: z.object({}),
})

export const getAccountData = endpoint(calls.getAccountData, {
  summary: 'All data that is kept about the account, for download; hashes and encrypted secrets are left out',
  input: z.strictObject({}),
  example: {},
  output: z.object({
    exportedAt: instant.describe('When the data was read'),
    account: z.object(account).describe('The account itself'),
    sessions: z
      .array(ownSession)
      .describe('Sessions, the current one first, then by last use; also ended ones that are not deleted yet'),
    knownBrowsers: z
      .array(z.object({ lastUsedAt: instant.describe('Last login from this browser') }))
      .describe('Browsers that the account has logged in from, last used first'),
    favorites: z
      .array(
        z.object({
          slug: slug.describe('Slug of the tool').meta({ example: 'copy-ai' }),
          name: z
            .string()
            .nullable()
            .describe('Name of the tool; null: it was removed on request')
            .meta({ example: 'Copy.ai' }),
          url: z
            .url()
            .nullable()
            .describe('Homepage of the tool; null: it was removed on request')
            .meta({ example: 'https://www.copy.ai/' }),
          savedAt: instant.describe('When it became a favourite'),
        }),
      )
      .describe('Favourites, newest first'),
    favoriteShare: favoriteShare.describe('The link to its favourites; null: there is none'),
    lists: z
      .array(
        z.object({
          title: z.string().describe('Name of the list').meta({ example: 'Meeting tools for work' }),
          createdAt: instant.describe('When it was created'),
          changedAt: instant.describe('When it was last changed'),
          sharedAt: instant.nullable().describe('When its link was created; null: there is none'),
          isWithdrawn: z.boolean().describe('Editors withdrew its link'),
          tools: z
            .array(
              z.object({
                slug: slug.describe('Slug of the tool').meta({ example: 'copy-ai' }),
                note: z.string().describe('Note on the tool; may be empty').meta({ example: 'Summaries by mail' }),
              }),
            )
            .describe('Its tools, in its order'),
        }),
      )
      .describe('Lists of tools that the account has made, oldest first'),
    mails: z
      .array(
        z.object({
          purpose: z
            .enum([...mailPurpose.options, 'decision'])
            .describe('reset: to set a new password; confirm: to confirm the address; decision: on a case'),
          createdAt: instant.describe('When the mail was queued'),
        }),
      )
      .describe('Mails to the address or about cases of the account that wait or could not be sent, oldest first'),
    mailLinks: z
      .array(
        z.object({
          purpose: mailPurpose,
          expiresAt: instant.describe('When the link expires'),
        }),
      )
      .describe('Unused links that were sent to the address, by expiry, earliest first'),
    submissions: z
      .array(
        z.object({
          id: caseId,
          reference: caseReference,
          name: z.string().describe('Name of the tool').meta({ example: 'Lantern Notes' }),
          url: z.string().describe('Its homepage').meta({ example: 'https://lantern-notes.com/' }),
          categories: z
            .array(slug)
            .describe('Slugs of categories')
            .meta({ example: ['copywriting'] }),
          description: z
            .string()
            .describe('Description of the tool, as sent')
            .meta({ example: 'Turns scattered notes into short briefings that name their sources.' }),
          locale: localeSchema.describe('Language of the description'),
          pricing: pricingModel.nullable().describe('Pricing model, as sent; null: none was sent'),
          languages: z
            .array(z.string())
            .describe('Languages of the tool, as sent')
            .meta({ example: ['en'] }),
          isMaker: z.boolean().describe('The submitter says that they make the tool'),
          hasTrial: z.boolean().describe('Trial credentials were sent; they are kept encrypted'),
          hasReplyTo: z.boolean().describe('An address for the answer is kept, encrypted, until the answer is sent'),
          status: caseStatus,
          reason: declineReason.nullable().describe('Why it was declined; null: it was not declined'),
          receivedAt: instant.describe('When it was received'),
          decidedAt: instant.nullable().describe('When it was decided; null: not yet'),
        }),
      )
      .describe('Submissions of the account, newest first'),
    corrections: z
      .array(
        z.object({
          id: caseId,
          reference: caseReference,
          toolId: slug.nullable().describe('Slug of the tool; null: it was deleted').meta({ example: 'photoroom' }),
          problem: correctionProblem,
          field: z.enum(correctedFields).nullable().describe('Part of the entry that is wrong; null: none was sent'),
          text: z
            .string()
            .nullable()
            .describe('The right value, as sent; null: none was sent')
            .meta({ example: 'There is a free plan since October.' }),
          source: z
            .string()
            .nullable()
            .describe('Page that confirms it, as sent; null: none was sent')
            .meta({ example: 'https://www.photoroom.com/pricing' }),
          locale: localeSchema.describe('Language of the text'),
          hasReplyTo: z.boolean().describe('An address for the answer is kept, encrypted, until the answer is sent'),
          status: caseStatus,
          reason: declineReason.nullable().describe('Why it was declined; null: it was not declined'),
          receivedAt: instant.describe('When it was received'),
          decidedAt: instant.nullable().describe('When it was decided; null: not yet'),
        }),
      )
      .describe('Corrections that the account has sent, newest first'),
    claims: z
      .array(
        z.object({
          toolId: slug.describe('Slug of the tool').meta({ example: 'photoroom' }),
          host: z.string().describe('Host that has to show the token').meta({ example: 'photoroom.com' }),
          proof: claimProof.nullable().describe('Where the token was found; null: not yet'),
          createdAt: instant.describe('When the tool was claimed'),
          provenAt: instant.nullable().describe('When the token was last found; null: not yet'),
          status: caseStatus.nullable().describe('Status of its case; null: the token was not found yet'),
          statedVisits: z
            .array(z.object({ month, visits }))
            .describe('Visits that the account has stated, oldest month first'),
        }),
      )
      .describe('Tools that the account says it makes, newest first'),
  }),
})

export type OwnAccount = OutputOf<typeof getAccount>
export type AccountData = OutputOf<typeof getAccountData>
export type ChangedPassword = OutputOf<typeof changePassword>
export type ChangePasswordInput = z.output<typeof changePassword.input>
