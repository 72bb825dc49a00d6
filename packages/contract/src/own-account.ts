import { z } from 'zod'
import { device, newPassword, password } from './account-fields.ts'
import * as calls from './calls/account.ts'
import { caseId, caseReference, caseStatus, correctionProblem, declineReason } from './case.ts'
import { claimProof } from './claim.ts'
import { correctedFields } from './correction-choices.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count, visits } from './figure.ts'
import { localeSchema } from './locale-schema.ts'
import { ownSession } from './session.ts'
import { pricingModel } from './tool-card.ts'
import { month, slug } from './wire-values.ts'

const instant = z.iso.datetime().meta({ example: '2026-11-15T09:30:00.000Z' })

const mailPurpose = z.enum(['reset', 'confirm']).describe('For a new password, or to confirm the address')

const account = {
  email: z.string().describe('As typed at sign-up').meta({ example: 'reader@example.com' }),
  locale: localeSchema.describe('Language in which we write to this address'),
  createdAt: instant.describe('When the account was made'),
  confirmedAt: instant.nullable().describe('When its owner showed that mail to the address arrives; null: not yet'),
}

const favoriteShare = z.object({ createdAt: instant.describe('When the link was made') }).nullable()

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
  summary: 'Changes the password and ends every other session; tells which link of the account still works',
  input: z.strictObject({
    currentPassword: password.describe('The password until now'),
    newPassword,
    device: device.optional().describe('What the login answered as `device`: it stays known, all others are forgotten'),
  }),
  example: { currentPassword: 'seven quiet lanterns', newPassword: 'eight loud lanterns' },
  output: z.object({
    ended: count.describe('Other sessions that were ended'),
    favoriteShare: favoriteShare.describe(
      'The link to the favourites, which goes on until it is ended; null: there is none',
    ),
  }),
})

export const deleteAccount = endpoint(calls.deleteAccount, {
  summary:
    'Deletes the account for good: sessions, favourites, share link, submissions, corrections and claims go with it',
  input: z.strictObject({ password }),
  example: { password: 'seven quiet lanterns' },
  output: z.object({}),
})

export const getAccountData = endpoint(calls.getAccountData, {
  summary: 'Everything that is kept about the account, for download; secrets are kept as hashes and are not in it',
  input: z.strictObject({}),
  example: {},
  output: z.object({
    exportedAt: instant.describe('When this was read'),
    account: z.object(account).describe('The account itself'),
    sessions: z.array(ownSession).describe('Where it is logged in, and logins that ended and are not deleted yet'),
    knownBrowsers: z
      .array(z.object({ lastUsedAt: instant.describe('The newest login from it') }))
      .describe('Browsers it was logged in from, known by a proof that only they hold; newest first'),
    favorites: z
      .array(
        z.object({
          slug: slug.describe('Slug of the tool').meta({ example: 'copy-ai' }),
          name: z
            .string()
            .nullable()
            .describe('Name of the tool; null: it was removed on request')
            .meta({ example: 'Copy.ai' }),
          url: z.url().nullable().describe('Its homepage; null: as above').meta({ example: 'https://www.copy.ai/' }),
          savedAt: instant.describe('When it became a favourite'),
        }),
      )
      .describe('Favourites, newest first'),
    favoriteShare: favoriteShare.describe('The link to its favourites; null: there is none'),
    mails: z
      .array(
        z.object({
          purpose: z.enum([...mailPurpose.options, 'decision']).describe('As below, or about the decision of a case'),
          createdAt: instant.describe('When it was asked for'),
        }),
      )
      .describe('Mails to its address, or about its cases, that wait or could not be sent'),
    mailLinks: z
      .array(
        z.object({
          purpose: mailPurpose,
          expiresAt: instant.describe('When it ends'),
        }),
      )
      .describe('Links that were sent to its address and not used'),
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
            .describe('As sent')
            .meta({ example: 'Turns scattered notes into short briefings that name their sources.' }),
          locale: localeSchema.describe('Language it was written in'),
          pricing: pricingModel.nullable().describe('As sent; null: not said'),
          languages: z
            .array(z.string())
            .describe('Languages of the tool, as sent')
            .meta({ example: ['en'] }),
          isMaker: z.boolean().describe('The submitter says that they make the tool'),
          hasTrial: z.boolean().describe('Trial credentials were sent; they are kept encrypted'),
          hasReplyTo: z.boolean().describe('An address for the answer is kept, encrypted, until the answer is sent'),
          status: caseStatus,
          reason: declineReason.nullable().describe('Why it was declined; null: it was not'),
          receivedAt: instant.describe('When it came'),
          decidedAt: instant.nullable().describe('When it was decided; null: not yet'),
        }),
      )
      .describe('Submissions of the account, newest first'),
    corrections: z
      .array(
        z.object({
          id: caseId,
          reference: caseReference,
          toolId: slug.nullable().describe('Slug of the tool; null: it is gone').meta({ example: 'photoroom' }),
          problem: correctionProblem,
          field: z.enum(correctedFields).nullable().describe('The part of the entry; null: not said'),
          text: z.string().nullable().describe('As sent').meta({ example: 'There is a free plan since October.' }),
          source: z.string().nullable().describe('As sent').meta({ example: 'https://www.photoroom.com/pricing' }),
          locale: localeSchema.describe('Language it was written in'),
          hasReplyTo: z.boolean().describe('An address for the answer is kept, encrypted, until the answer is sent'),
          status: caseStatus,
          reason: declineReason.nullable().describe('Why it was declined; null: it was not'),
          receivedAt: instant.describe('When it came'),
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
          provenAt: instant.nullable().describe('When the token was last found'),
          status: caseStatus.nullable().describe('Of the decision on it; null: the token was not found yet'),
          statedVisits: z.array(z.object({ month, visits })).describe('Visits that the account has stated'),
        }),
      )
      .describe('Tools that the account says it makes, newest first'),
  }),
})

export type OwnAccount = OutputOf<typeof getAccount>
export type AccountData = OutputOf<typeof getAccountData>
export type ChangedPassword = OutputOf<typeof changePassword>
export type ChangePasswordInput = z.output<typeof changePassword.input>
