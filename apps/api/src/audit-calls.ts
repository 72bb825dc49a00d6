import { createHmac, randomBytes } from 'node:crypto'
import type { ErrorCode } from '@polydex/contract/error'
import { emailKeyOf } from '@polydex/core/mail/email-key'
import { deriveKey } from '@polydex/core/secret/derive-key'
import type { FastifyInstance } from 'fastify'
import { clientAddressOf, type Listener } from './limits/client-address.ts'

/** What is known about a call when it has ended; filled on the way. */
type AuditNotes = { accountId?: number | undefined; email?: string | undefined; failure?: ErrorCode }

declare module 'fastify' {
  interface FastifyRequest {
    audit: AuditNotes
  }
}

type AuditOptions = Listener & { secretsKey: Uint8Array | undefined }

/**
 * One line for each security event, by the id of its request: what, how it ended, whose, from where. People are keyed
 * hashes: lines of one account can be put together, but nobody learns from the log who it is. Without SECRETS_KEY the
 * hashes of one process cannot be compared with those of another. No LOG_LEVEL turns it off.
 */
export function auditCalls(app: FastifyInstance, { secretsKey, ...listener }: AuditOptions): void {
  const key = deriveKey(secretsKey ?? randomBytes(32), 'audit')
  const hide = (kind: string, value: string | number | undefined) =>
    value === undefined
      ? undefined
      : createHmac('sha256', key).update(`${kind} ${value}`).digest('base64url').slice(0, 16)

  app.decorateRequest('audit')
  app.addHook('onRequest', async (request) => {
    request.audit = {}
  })
  app.addHook('onResponse', async (request) => {
    const { accountId, email, failure } = request.audit
    const isRefused = failure === 'login_required'
    const event = request.routeOptions.config.call?.audit ?? (isRefused ? 'access-refused' : undefined)
    if (event === undefined) return
    // Whatever else is left out of the log; silent are tests alone.
    const log = app.log.level === 'silent' ? request.log : request.log.child({}, { level: 'info' })
    log.info(
      {
        event,
        outcome: failure ?? 'done',
        account: hide('account', accountId),
        email: hide('email', email === undefined ? undefined : emailKeyOf(email)),
        client: hide('client', clientAddressOf(request, listener)),
      },
      'audit',
    )
  })
}
