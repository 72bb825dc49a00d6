import type { Endpoint } from '@polydex/contract/endpoint'
import { isErrorCode, type ErrorCode, type Failure } from '@polydex/contract/error'
import type { z } from 'zod'

type FailureDetails = { fields?: Readonly<Record<string, string>>; retryAfterSeconds?: number }

/** The caller was late, or something between here and the API was: never a word about what was asked for. */
const lateStatuses = new Set([408, 425, 502, 503, 504])

/** An answer that was not 200, or no answer at all. */
export class ApiFailure extends Error {
  readonly code: ErrorCode
  /** Of `invalid_input`: what is wrong with which field, in the contract's English. */
  readonly fields: Readonly<Record<string, string>>
  /** When to come back, where the answer says so: with `rate_limited` always. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, { fields = {}, retryAfterSeconds }: FailureDetails = {}) {
    super(message)
    this.name = 'ApiFailure'
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export type CallApi = <Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
) => Promise<z.output<Output>>

const timeoutMs = 4_000

/** By this header the web names the visitor it speaks for; the API believes it on its inner listener alone. */
export const clientAddressHeader = 'X-Client-Address'

/** For whom calls are made. */
export type Caller = { token?: string | undefined; address?: string | undefined; userAgent?: string | undefined }

/**
 * Calls endpoints of the contract, for one request: frame and page often read the same, which is then fetched once.
 * Only status 200 is unwrapped to its data; everything else is logged and thrown as a failure with a code.
 * The token goes with what is sent, and with reads of the account's own; never with other reads: pages are kept for
 * everybody.
 */
export function createCallApi(base: string, { token, ...visitor }: Caller = {}): CallApi {
  const reads = new Map<string, Promise<unknown>>()
  return async (endpoint, input) => {
    const url = addressOf(base, endpoint, input as object)
    if (endpoint.method === 'POST')
      return endpoint.output.parse(await send(url, endpoint.method, input, { token, ...visitor }))
    const read =
      reads.get(url) ??
      send(url, endpoint.method, undefined, endpoint.access === 'account' ? { token, ...visitor } : visitor)
    reads.set(url, read)
    return endpoint.output.parse(await read)
  }
}

function addressOf(base: string, { method, path }: Endpoint, input: object): string {
  const url = new URL(path, base)
  if (method === 'GET') {
    for (const [key, value] of Object.entries(input)) if (value !== undefined) url.searchParams.set(key, String(value))
  }
  return url.href
}

async function send(
  url: string,
  method: Endpoint['method'],
  body: unknown,
  { token, address, userAgent }: Caller,
): Promise<unknown> {
  // Without the query: it may hold what somebody searches for, or the key of a link.
  const name = new URL(url).pathname
  const response = await fetch(url, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: token }),
      ...(address !== undefined && { [clientAddressHeader]: address }),
      ...(userAgent !== undefined && { 'User-Agent': userAgent }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  }).catch((cause: unknown) => {
    console.error(`${name}: no answer`, cause)
    throw new ApiFailure('unavailable', `${name} did not answer`)
  })
  const answer = (await response.json().catch(() => ({}))) as { data?: unknown } & Partial<Failure>
  if (response.status === 200) return answer.data
  console.error(`${name}: ${response.status} ${String(answer.code)}: ${String(answer.message)}`)
  const code = readCode(response.status, answer.code)
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN)
  throw new ApiFailure(code, `${name} answered ${response.status}`, {
    ...(answer.fields !== undefined && { fields: answer.fields }),
    ...(Number.isInteger(retryAfter) && { retryAfterSeconds: retryAfter }),
  })
}

function readCode(status: number, code: unknown): ErrorCode {
  if (lateStatuses.has(status)) return 'unavailable'
  return isErrorCode(code) ? code : 'unexpected'
}
