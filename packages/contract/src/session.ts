import { z } from 'zod'
import * as calls from './calls/account.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count } from './figure.ts'

const instant = z.iso.datetime().meta({ example: '2026-11-15T09:30:00.000Z' })
const sessionId = z
  .uuid()
  .describe('Names the session; no secret')
  .meta({ example: '6f1c0c5e-3b7e-4a53-8f5e-0d9a1b2c3d4e' })

export const ownSession = z.object({
  id: sessionId,
  isCurrent: z.boolean().describe('The session of the token that was sent').meta({ example: true }),
  isRemembered: z
    .boolean()
    .describe('Ends 30 days after the login; else 24 hours after its last use, 30 days after the login at most'),
  browser: z.string().nullable().describe('As the browser named itself at login; null: unknown').meta({
    example: 'Firefox',
  }),
  system: z.string().nullable().describe('As the browser named it at login; null: unknown').meta({ example: 'Linux' }),
  createdAt: instant.describe('The login'),
  lastUsedAt: instant.describe('Up to ten minutes old'),
  expiresAt: instant.describe('When it ends if it is not used'),
})

export const getSessions = endpoint(calls.getSessions, {
  summary: 'Where the account is logged in; the session of the token first, then by last use',
  input: z.strictObject({}),
  example: {},
  output: z.object({ sessions: z.array(ownSession).describe('Sessions that have not ended') }),
})

export const endSession = endpoint(calls.endSession, {
  summary: 'Ends one session of the account, also the one of the token',
  failures: ['not_found'],
  input: z.strictObject({ sessionId }),
  example: { sessionId: '6f1c0c5e-3b7e-4a53-8f5e-0d9a1b2c3d4e' },
  output: z.object({}),
})

export const endOtherSessions = endpoint(calls.endOtherSessions, {
  summary: 'Ends every session of the account but the one of the token',
  input: z.strictObject({}),
  example: {},
  output: z.object({ ended: count.describe('How many were ended') }),
})

export type OwnSession = OutputOf<typeof getSessions>['sessions'][number]
