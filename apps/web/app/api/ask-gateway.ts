import { isErrorCode, type ErrorCode, type Failure } from '@polydex/contract/error'
import { refreshSession } from '../session/session-store.ts'

/** The gateway answered with a status other than 200, or not at all. */
export class GatewayFailure extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.name = 'GatewayFailure'
    this.code = code
  }
}

/**
 * Calls the API from a page with the visitor's session, always through the site's own origin so that the token cookie
 * is sent. With a body it is a POST with `keepalive`, which survives leaving the page. A 401 has cleared the session
 * cookies, so the page is updated.
 */
export async function askGateway<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(path, {
    headers: { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body), keepalive: true }),
  }).catch((cause: unknown) => {
    throw new GatewayFailure('unavailable', `${path} did not answer: ${String(cause)}`)
  })
  const answer = (await response.json().catch(() => ({}))) as { data?: Answer } & Partial<Failure>
  if (response.status === 401) refreshSession()
  if (response.status === 200 && answer.data !== undefined) return answer.data
  const code = isErrorCode(answer.code) ? answer.code : 'unexpected'
  throw new GatewayFailure(code, `${path} answered ${response.status}`)
}
