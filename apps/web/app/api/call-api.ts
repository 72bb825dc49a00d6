import { clientAddressHeader } from '@polydex/contract/http/client-address-header'
import type { Endpoint } from '@polydex/contract/http/endpoint'
import { isErrorCode, type ErrorCode, type Failure } from '@polydex/contract/http/error'
import type { FieldCode } from '@polydex/contract/text/field-message'
import type { Locale } from '@polydex/contract/locale/locale'
import { requestIdHeader } from '@polydex/contract/http/request-id-header'
import type { z } from 'zod'

type FailureDetails = Pick<Failure, 'fields' | 'fieldCodes'> & { retryAfterSeconds?: number }

/** The caller or something in between was slow: these statuses say nothing about the requested resource. */
const lateStatuses = new Set([408, 425, 502, 503, 504])

/** The API answered with a status other than 200, or not at all. */
export class ApiFailure extends Error {
  readonly code: ErrorCode
  /** With `invalid_input`: the message for each invalid field, in the contract's English. */
  readonly fields: Readonly<Record<string, string>>
  /** The same as codes, for the messages that have one. */
  readonly fieldCodes: Readonly<Record<string, FieldCode>>
  /** When to retry, if the API said so; always set with `rate_limited`. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, details: FailureDetails = {}) {
    super(message)
    this.name = 'ApiFailure'
    this.code = code
    this.fields = details.fields ?? {}
    this.fieldCodes = details.fieldCodes ?? {}
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** The locale is required wherever an endpoint accepts one: otherwise the API would silently answer in English. */
type AskedInput<Input extends z.ZodType> = z.input<Input> & LocaleOf<keyof z.output<Input>>
/** `z.object({})` has `string` as its key type. */
type LocaleOf<Keys> = string extends Keys ? unknown : 'locale' extends Keys ? { locale: Locale } : unknown

export type CallApi = <Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  input: AskedInput<Input>,
) => Promise<z.output<Output>>

/**
 * Shared by all reads of one request, so that slow answers do not add up. Slightly above the API's own timeout and
 * below the gateway's.
 */
const timeoutMs = 2_800

/** Name of the error thrown when the circuit is open and no call was made. */
export const apiAway = 'ApiAway'

/** Logs a call without an answer. An open circuit is not logged here: that was logged once, when it opened. */
export function logLoss(call: string, cause: unknown): void {
  if ((cause as Error).name !== apiAway) console.error(`${call}: no answer`, cause)
}

/** Same signature as `fetch`: throws if there is no response. */
export type AskApi = (address: string | URL, init: RequestInit) => Promise<Response>

/** Reads, unless another request already has the answer and it may be shared. */
export type ShareAnswer = <Answer>(address: string, read: () => Promise<Answer>) => Promise<Answer>

/** On whose behalf calls are made. */
export type Caller = {
  /** Asked before each call: one of them may replace the token. */
  findToken?: () => string | undefined
  address?: string | undefined
  userAgent?: string | undefined
  /** Id of the incoming request. */
  requestId?: string | undefined
}

type AskedAs = Omit<Caller, 'findToken'> & { token?: string | undefined }

/** How calls are sent. Without `share`, each request reads for itself. */
type CallOptions = { askApi?: AskApi; share?: ShareAnswer | undefined }

/**
 * Calls endpoints of the contract on behalf of one request. Identical reads, common between frame and page, are fetched
 * once until the next write; some that are the same for all visitors are shared with other requests. Status 200 is unwrapped to its
 * data; anything else is logged and thrown as an ApiFailure. The token is sent with writes and with reads of the
 * account's own data, never with other reads: public pages are cached for everyone.
 */
export function createCallApi(
  base: string,
  { findToken, ...visitor }: Caller = {},
  { askApi = fetch, share }: CallOptions = {},
): CallApi {
  const reads = new Map<string, Promise<unknown>>()
  let signal: AbortSignal | undefined
  return async (endpoint, input) => {
    const token = findToken?.()
    const url = addressOf(base, endpoint, input as object)
    signal ??= AbortSignal.timeout(timeoutMs)
    const question = { url, method: endpoint.method, signal, askApi }
    if (endpoint.method === 'POST') {
      // What was read before may have changed, also if the write is refused for that reason.
      reads.clear()
      const answer = await send(question, input, { token, ...visitor })
      // The write succeeded: the page that follows gets a new time budget.
      signal = undefined
      return endpoint.output.parse(answer)
    }
    const read = async () =>
      endpoint.output.parse(
        await send(question, undefined, endpoint.access === 'account' ? { token, ...visitor } : visitor),
      )
    const answer = reads.get(url) ?? (share === undefined ? read() : share(url, read))
    reads.set(url, answer)
    return answer as Promise<z.output<typeof endpoint.output>>
  }
}

function addressOf(base: string, { method, path }: Endpoint, input: object): string {
  const url = new URL(path, base)
  if (method === 'GET') {
    for (const [key, value] of Object.entries(input)) if (value !== undefined) url.searchParams.set(key, String(value))
  }
  return url.href
}

type Question = { url: string; method: Endpoint['method']; signal: AbortSignal; askApi: AskApi }

async function send({ url, method, signal, askApi }: Question, body: unknown, caller: AskedAs): Promise<unknown> {
  // Without the query, which may contain a search text or the key of a link.
  const name = new URL(url).pathname
  const fail = (cause: unknown): never => {
    logLoss(name, cause)
    throw new ApiFailure('unavailable', `${name} did not answer`)
  }
  const response = await askApi(url, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...writeCaller(caller) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal,
    redirect: 'error',
  }).catch(fail)
  const text = await response.text().catch(fail)
  const answer = readJson(text)
  if (response.status === 200) return answer.data
  // The request caused a 4xx; a 5xx is our fault.
  const log = response.status >= 500 ? console.error : console.warn
  log(`${name}: ${response.status} ${String(answer.code)}: ${String(answer.message)}`)
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN)
  throw new ApiFailure(readCode(response.status, answer.code), `${name} answered ${response.status}`, {
    ...(answer.fields !== undefined && { fields: answer.fields }),
    ...(answer.fieldCodes !== undefined && { fieldCodes: answer.fieldCodes }),
    ...(Number.isInteger(retryAfter) && { retryAfterSeconds: retryAfter }),
  })
}

const writeCaller = ({ token, address, userAgent, requestId }: AskedAs): Record<string, string> => ({
  Accept: 'application/json',
  ...(token !== undefined && { Authorization: token }),
  ...(address !== undefined && { [clientAddressHeader]: address }),
  ...(userAgent !== undefined && { 'User-Agent': userAgent }),
  ...(requestId !== undefined && { [requestIdHeader]: requestId }),
})

/** A body that is not JSON came from a proxy in between. */
function readJson(text: string): { data?: unknown } & Partial<Failure> {
  try {
    return JSON.parse(text) as { data?: unknown } & Partial<Failure>
  } catch {
    return {}
  }
}

function readCode(status: number, code: unknown): ErrorCode {
  if (lateStatuses.has(status)) return 'unavailable'
  return isErrorCode(code) ? code : 'unexpected'
}
