import type { Call } from '@polydex/contract/http/call'
import type { InputOf, OutputOf } from '@polydex/contract/http/endpoint'
import type { KnownEndpoint } from '@polydex/contract/http/endpoints'
import { isErrorCode, type ErrorCode, type Failure } from '@polydex/contract/http/error'

/** An answer that was not 200, or none at all. */
export class CallFailure extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.name = 'CallFailure'
    this.code = code
  }
}

type EndpointOf<C extends Call> = Extract<KnownEndpoint, { path: C['path'] }>

type CallOptions = {
  /** Where public data is read without credentials. If omitted, the call goes to the site itself, with its cookies. */
  apiBase?: string
  signal?: AbortSignal
}

/**
 * Calls the API from a page. Omit optional input instead of passing undefined. Browsers get no schemas, so the answer is
 * not parsed: its type is the cast below; tests/system/inputs compares answers of the API with the schemas.
 * A call to the site itself carries the token's cookie unless it is anonymous, and a change arrives even if the visitor
 * leaves the page. With a 401 the gateway clears the cookies.
 */
export async function callFromBrowser<C extends Call>(
  { method, path, isAnonymous }: C,
  input: InputOf<EndpointOf<C>>,
  { apiBase, signal }: CallOptions = {},
): Promise<OutputOf<EndpointOf<C>>> {
  const isRead = method === 'GET'
  const parameters = isRead ? String(new URLSearchParams(input as Record<string, string>)) : ''
  const query = parameters === '' ? '' : `?${parameters}`
  const response = await fetch(apiBase === undefined ? path + query : new URL(path + query, apiBase), {
    headers: { Accept: 'application/json', ...(!isRead && { 'Content-Type': 'application/json' }) },
    ...((apiBase !== undefined || isAnonymous) && { credentials: 'omit' }),
    ...(isAnonymous && { referrerPolicy: 'no-referrer' }),
    ...(signal !== undefined && { signal }),
    ...(!isRead && { method, body: JSON.stringify(input), keepalive: true }),
  }).catch((cause: unknown) => {
    // Cancelled by the page itself.
    if (signal?.aborted === true) throw cause
    throw new CallFailure('unavailable', `${path} did not answer: ${String(cause)}`)
  })
  const answer = (await response.json().catch(() => ({}))) as { data?: unknown } & Partial<Failure>
  signal?.throwIfAborted()
  if (response.status === 200 && answer.data !== undefined) return answer.data as OutputOf<EndpointOf<C>>
  throw new CallFailure(isErrorCode(answer.code) ? answer.code : 'unexpected', `${path} answered ${response.status}`)
}
