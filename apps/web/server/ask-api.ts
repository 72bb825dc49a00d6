import { setTimeout as wait } from 'node:timers/promises'
import { innerSecretHeader } from '@polydex/contract/http/inner-secret'
import { createCircuit, type CircuitEvents } from '@polydex/process/circuit'
import { apiAway, type AskApi } from '../app/api/call-api.ts'

/** Before a read is retried: about how long a restarting process takes to listen again. */
const retryDelayMs = 150

/** Timeout of the API's health check. */
const probeTimeoutMs = 500

/** Why a call failed; `open`: the circuit was open, because the API is known to be down. */
type FailureReason = 'refused' | 'timeout' | 'broken' | 'open'

type AskApiOptions = {
  /** The API's inner listener accepts visitor addresses only together with this secret. */
  secret?: string | undefined
  events?: CircuitEvents
  onFailure?: (reason: FailureReason) => void
}

/**
 * The only path to the API, shared by the pages and the gateway of this process. A read whose connection was refused or
 * lost is retried once. While the API is known to be down, calls fail immediately, including reads that were pending
 * when the circuit opened; recovery is detected by a health check, never by a visitor's call.
 */
export function createAskApi(base: string, { secret, events, onFailure }: AskApiOptions = {}): AskApi {
  let pendingReads = new AbortController()
  const onOpen = () => {
    pendingReads.abort(awayError())
    pendingReads = new AbortController()
    events?.onOpen?.()
  }
  const circuit = createCircuit((signal) => fetch(new URL('/healthz', base), { signal, redirect: 'error' }), {
    ...events,
    onOpen,
    probeTimeoutMs,
  })
  return async (address, callerInit) => {
    const init = withSecret(callerInit, secret)
    try {
      if (circuit.isOpen()) throw awayError()
      return await (isRead(init) ? tryTwice(address, withSignal(init, pendingReads.signal)) : fetch(address, init))
    } catch (error) {
      // The caller went away before the answer came: that says nothing about the API.
      const reason = classifyFailure(error)
      if (reason === 'aborted') throw error
      if (reason !== 'open') circuit.suspect()
      onFailure?.(reason)
      throw error
    }
  }
}

const awayError = (): Error => Object.assign(new Error('The API is down'), { name: apiAway })

const isRead = ({ method = 'GET' }: RequestInit): boolean => method === 'GET' || method === 'HEAD'

const withSecret = (init: RequestInit, secret: string | undefined): RequestInit => {
  if (secret === undefined) return init
  const headers = new Headers(init.headers)
  headers.set(innerSecretHeader, secret)
  return { ...init, headers }
}

const withSignal = (init: RequestInit, signal: AbortSignal): RequestInit => ({
  ...init,
  signal: init.signal ? AbortSignal.any([init.signal, signal]) : signal,
})

async function tryTwice(address: string | URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    const { signal } = init
    if (!isConnectionLost(error) || signal?.aborted === true) throw error
    await wait(retryDelayMs, undefined, { ...(signal && { signal }) })
    return fetch(address, init)
  }
}

const codeOf = (error: unknown): unknown => (error as { cause?: { code?: unknown } }).cause?.code

/** The connection failed before any response: nothing was listening, or a keep-alive connection had been closed. */
const isConnectionLost = (error: unknown): boolean =>
  ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(String(codeOf(error)))

function classifyFailure(error: unknown): FailureReason | 'aborted' {
  const { name } = error as Error
  if (name === apiAway) return 'open'
  if (name === 'TimeoutError') return 'timeout'
  if (name === 'AbortError') return 'aborted'
  return codeOf(error) === 'ECONNREFUSED' ? 'refused' : 'broken'
}
