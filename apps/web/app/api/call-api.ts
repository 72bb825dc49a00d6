import type { Endpoint } from '@polydex/contract/endpoint'
import { isErrorCode, type ErrorCode, type Failure } from '@polydex/contract/error'
import type { z } from 'zod'

/** An answer that was not 200, or no answer at all. */
export class ApiFailure extends Error {
  readonly code: ErrorCode
  /** Of `invalid_input`: what is wrong with which field, in the contract's English. */
  readonly fields: Readonly<Record<string, string>>

  constructor(code: ErrorCode, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message)
    this.name = 'ApiFailure'
    this.code = code
    this.fields = fields
  }
}

export type CallApi = <Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
) => Promise<z.output<Output>>

const timeoutMs = 4_000

/**
 * Calls endpoints of the contract, for one request: frame and page often read the same, which is then fetched once.
 * Only status 200 is unwrapped to its data; everything else is logged and thrown as a failure with a code.
 * The token goes with what is sent, never with what is read: pages are kept for everybody.
 */
export function createCallApi(base: string, token?: string): CallApi {
  const reads = new Map<string, Promise<unknown>>()
  return async (endpoint, input) => {
    const url = addressOf(base, endpoint, input as object)
    if (endpoint.method === 'POST') return endpoint.output.parse(await send(url, endpoint.method, input, token))
    const read = reads.get(url) ?? send(url, endpoint.method, undefined)
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

async function send(url: string, method: Endpoint['method'], body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: token }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  }).catch((cause: unknown) => {
    console.error(`${url}: no answer`, cause)
    throw new ApiFailure('unavailable', `${url} did not answer`)
  })
  const answer = (await response.json().catch(() => ({}))) as { data?: unknown } & Partial<Failure>
  if (response.status === 200) return answer.data
  console.error(`${url}: ${response.status} ${String(answer.code)}: ${String(answer.message)}`)
  const code = isErrorCode(answer.code) ? answer.code : 'unexpected'
  throw new ApiFailure(code, `${url} answered ${response.status}`, answer.fields)
}
