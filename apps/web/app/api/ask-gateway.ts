import { isErrorCode, type ErrorCode, type Failure } from '@polydex/contract/error'
import { refreshSession } from '../session/session-store.ts'

/** An answer of the site's own gateway that was not 200, or none at all. */
export class GatewayFailure extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.name = 'GatewayFailure'
    this.code = code
  }
}

/**
 * Asks the API from a page, as whoever is logged in here: always through the site's own address, where the token's cookie
 * goes along. With a body it is a POST, which also arrives when the visitor leaves the page meanwhile. An answer that
 * ends the session has taken its cookies: the page is told.
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
