import { createHmac, randomBytes } from 'node:crypto'
import type { ErrorCode } from '@polydex/contract/http/error'
import { emailKeyOf } from '@polydex/core/mail/email-key'
import { deriveKey } from '@polydex/core/secret/derive-key'
import type { FastifyInstance } from 'fastify'
import { clientAddressOf, type Listener } from '../limits/client-address.ts'

/** Facts about a call for its audit line; collected while it runs. */
type AuditNotes = {
  accountId?: number | undefined
  email?: string | undefined
  /** The call has begun: only its end tells the outcome, even if its caller has left or was told to try again. */
  hasBegun?: true
  isWritten?: true
}

declare module 'fastify' {
  interface FastifyRequest {
    audit: AuditNotes
  }
  interface FastifyInstance {
    /** Writes the audit line of a call that was carried out, or failed; the first time only. */
    auditCall: (request: FastifyRequest, failure?: ErrorCode) => void
  }
}

type AuditOptions = Listener & { secretsKey: Uint8Array | undefined }

/**
 * Lets `bind` log one line for each security event as soon as it has happened, whether or not anyone waits for the
 * answer. With the request id: event, outcome, account, client. People are keyed hashes:
 * lines of one account can be correlated, but the log does not reveal who it is. Without SECRETS_KEY each process has
 * its own key, so hashes of two processes cannot be compared. No LOG_LEVEL turns it off.
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
  app.decorate('auditCall', (request, failure) => {
    const { accountId, email, isWritten } = request.audit
    const isRefused = failure === 'login_required'
    const event = request.routeOptions.config.call?.audit ?? (isRefused ? 'access-refused' : undefined)
    if (event === undefined || isWritten === true) return
    request.audit.isWritten = true
    // Logged at every level but `silent`, which only tests set.
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
