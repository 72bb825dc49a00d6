import { clientAddressHeader } from '@polydex/contract/client-address-header'
import type { Endpoint } from '@polydex/contract/endpoint'
import { isErrorCode, type ErrorCode, type Failure } from '@polydex/contract/error'
import type { FieldCode } from '@polydex/contract/field-message'
import type { Locale } from '@polydex/contract/locale'
import type { z } from 'zod'

type FailureDetails = Pick<Failure, 'fields' | 'fieldCodes'> & { retryAfterSeconds?: number }

/** The caller was late, or something between here and the API was: never a word about what was asked for. */
const lateStatuses = new Set([408, 425, 502, 503, 504])

/** An answer that was not 200, or no answer at all. */
export class ApiFailure extends Error {
  readonly code: ErrorCode
  /** Of `invalid_input`: what is wrong with which field, in the contract's English. */
  readonly fields: Readonly<Record<string, string>>
  /** The same as codes, where there is one. */
  readonly fieldCodes: Readonly<Record<string, FieldCode>>
  /** When to come back, where the answer says so: with `rate_limited` always. */
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

/** A page says its language wherever a call takes one: the API would answer in English, and nobody would see why. */
type AskedInput<Input extends z.ZodType> = z.input<Input> & LocaleOf<keyof z.output<Input>>
/** An object without fields has any string for a key. */
type LocaleOf<Keys> = string extends Keys ? unknown : 'locale' extends Keys ? { locale: Locale } : unknown

export type CallApi = <Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  input: AskedInput<Input>,
) => Promise<z.output<Output>>

/**
 * For all reads of one request together, so that no page waits for two late answers one after the other. A little more
 * than the API gives a call, and less than the gateway waits.
 */
const timeoutMs = 2_800

/** Name of the error by which a call fails that was not even made. */
export const apiAway = 'ApiAway'

/** One line for a call that got no answer; that the API is away was said once, when it was found out. */
export function logLoss(call: string, cause: unknown): void {
  if ((cause as Error).name !== apiAway) console.error(`${call}: no answer`, cause)
}

/** As the platform's own `fetch`: throws where there is no answer. */
export type AskApi = (address: string | URL, init: RequestInit) => Promise<Response>

/** For whom calls are made. */
export type Caller = { token?: string | undefined; address?: string | undefined; userAgent?: string | undefined }

/**
 * Calls endpoints of the contract, for one request: frame and page often read the same, which is then fetched once.
 * Only status 200 is unwrapped to its data; everything else is logged and thrown as a failure with a code.
 * The token goes with what is sent, and with reads of the account's own; never with other reads: pages are kept for
 * everybody.
 */
export function createCallApi(base: string, { token, ...visitor }: Caller = {}, askApi: AskApi = fetch): CallApi {
  const reads = new Map<string, Promise<unknown>>()
  let signal: AbortSignal | undefined
  return async (endpoint, input) => {
    const url = addressOf(base, endpoint, input as object)
    signal ??= AbortSignal.timeout(timeoutMs)
    const question = { url, method: endpoint.method, signal, askApi }
    if (endpoint.method === 'POST') {
      const answer = await send(question, input, { token, ...visitor })
      // What was sent has arrived: the page that says so may take its time.
      signal = undefined
      return endpoint.output.parse(answer)
    }
    const read =
      reads.get(url) ?? send(question, undefined, endpoint.access === 'account' ? { token, ...visitor } : visitor)
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

type Question = { url: string; method: Endpoint['method']; signal: AbortSignal; askApi: AskApi }

async function send({ url, method, signal, askApi }: Question, body: unknown, caller: Caller): Promise<unknown> {
  // Without the query: it may hold what somebody searches for, or the key of a link.
  const name = new URL(url).pathname
  const lose = (cause: unknown): never => {
    logLoss(name, cause)
    throw new ApiFailure('unavailable', `${name} did not answer`)
  }
  const response = await askApi(url, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...writeCaller(caller) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal,
    redirect: 'error',
  }).catch(lose)
  const text = await response.text().catch(lose)
  const answer = readJson(text)
  if (response.status === 200) return answer.data
  console.error(`${name}: ${response.status} ${String(answer.code)}: ${String(answer.message)}`)
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN)
  throw new ApiFailure(readCode(response.status, answer.code), `${name} answered ${response.status}`, {
    ...(answer.fields !== undefined && { fields: answer.fields }),
    ...(answer.fieldCodes !== undefined && { fieldCodes: answer.fieldCodes }),
    ...(Number.isInteger(retryAfter) && { retryAfterSeconds: retryAfter }),
  })
}

const writeCaller = ({ token, address, userAgent }: Caller): Record<string, string> => ({
  Accept: 'application/json',
  ...(token !== undefined && { Authorization: token }),
  ...(address !== undefined && { [clientAddressHeader]: address }),
  ...(userAgent !== undefined && { 'User-Agent': userAgent }),
})

/** What is no JSON came from somebody in between. */
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
