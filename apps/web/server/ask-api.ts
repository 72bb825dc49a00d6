import { setTimeout as wait } from 'node:timers/promises'
import { innerSecretHeader } from '@polydex/contract/inner-secret'
import { createCircuit, type CircuitEvents } from '@polydex/process/circuit'
import { apiAway, type AskApi } from '../app/api/call-api.ts'

/** Before the second try of a read: a restarted process listens again after about as long. */
const pauseMs = 150

/** How long the API may take to say that it is there. */
const patienceMs = 500

/** Why a call got no answer; `open`: the API was known to be away. */
type FailureReason = 'refused' | 'timeout' | 'broken' | 'open'

type AskApiOptions = {
  /** What the API's inner listener asks of whoever names visitors. */
  secret?: string | undefined
  events?: CircuitEvents
  onFailure?: (reason: FailureReason) => void
}

/**
 * The one way to the API, for pages and gateway of this process. A read whose connection was refused or lost is tried
 * once more. While the API is known to be away, calls fail at once, and so do reads that were waiting when it was found
 * out; nobody's call is used to find out whether it is back.
 */
export function createAskApi(base: string, { secret, events, onFailure }: AskApiOptions = {}): AskApi {
  let giveUp = new AbortController()
  const onOpen = () => {
    giveUp.abort(sayAway())
    giveUp = new AbortController()
    events?.onOpen?.()
  }
  const circuit = createCircuit((signal) => fetch(new URL('/healthz', base), { signal, redirect: 'error' }), {
    ...events,
    onOpen,
    patienceMs,
  })
  return async (address, given) => {
    const init = withSecret(given, secret)
    try {
      if (circuit.isOpen()) throw sayAway()
      return await (isRead(init) ? tryTwice(address, withSignal(init, giveUp.signal)) : fetch(address, init))
    } catch (error) {
      // Whoever left did not wait for the answer: that says nothing about the API.
      const reason = nameReason(error)
      if (reason === 'left') throw error
      if (reason !== 'open') circuit.suspect()
      onFailure?.(reason)
      throw error
    }
  }
}

const sayAway = (): Error => Object.assign(new Error('The API is away'), { name: apiAway })

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
    if (!isLost(error) || signal?.aborted === true) throw error
    await wait(pauseMs, undefined, { ...(signal && { signal }) })
    return fetch(address, init)
  }
}

const codeOf = (error: unknown): unknown => (error as { cause?: { code?: unknown } }).cause?.code

/** Before anything was answered: nobody listened, or a kept connection had ended. */
const isLost = (error: unknown): boolean =>
  ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(String(codeOf(error)))

function nameReason(error: unknown): FailureReason | 'left' {
  const { name } = error as Error
  if (name === apiAway) return 'open'
  if (name === 'TimeoutError') return 'timeout'
  if (name === 'AbortError') return 'left'
  return codeOf(error) === 'ECONNREFUSED' ? 'refused' : 'broken'
}
