import { z } from 'zod'
import * as calls from '../calls/account.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { count } from '../figure/figure.ts'

const instant = z.iso.datetime().meta({ example: '2026-11-15T09:30:00.000Z' })
const sessionId = z
  .uuid()
  .describe('Id of the session, for `endSession`; not a secret')
  .meta({ example: '6f1c0c5e-3b7e-4a53-8f5e-0d9a1b2c3d4e' })

export const ownSession = z.object({
  id: sessionId,
  isCurrent: z.boolean().describe('The session of the token that was sent').meta({ example: true }),
  isRemembered: z
    .boolean()
    .describe('true: ends 30 days after the login; false: 24 hours after the last use, but after 30 days at most'),
  browser: z.string().nullable().describe('Browser, by the User-Agent at login; null: unknown').meta({
    example: 'Firefox',
  }),
  system: z.string().nullable().describe('Operating system, by the User-Agent at login; null: unknown').meta({
    example: 'Linux',
  }),
  createdAt: instant.describe('When the login happened'),
  lastUsedAt: instant.describe('Last use of the session; updated at most every ten minutes'),
  expiresAt: instant.describe('When the session ends; unless remembered, each use postpones it'),
})

export const getSessions = endpoint(calls.getSessions, {
  summary: 'Active sessions of the account, the current one first, then by last use',
  input: z.strictObject({}),
  example: {},
  output: z.object({ sessions: z.array(ownSession).describe('Sessions that have not ended') }),
})

export const endSession = endpoint(calls.endSession, {
  summary: 'Ends one session of the account, which may be the current one',
  failures: ['not_found'],
  input: z.strictObject({ sessionId }),
  example: { sessionId: '6f1c0c5e-3b7e-4a53-8f5e-0d9a1b2c3d4e' },
  output: z.object({}),
})

export const endOtherSessions = endpoint(calls.endOtherSessions, {
  summary: 'Ends every session of the account except the current one',
  input: z.strictObject({}),
  example: {},
  output: z.object({ ended: count.describe('Number of sessions that were ended') }),
})

export type OwnSession = OutputOf<typeof getSessions>['sessions'][number]
