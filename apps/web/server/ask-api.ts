import { setTimeout as wait } from 'node:timers/promises'
import { apiAway, type AskApi } from '../app/api/call-api.ts'
import { createCircuit, type CircuitEvents } from './circuit.ts'

/** Before the second try of a read: a restarted process listens again after about as long. */
const pauseMs = 150

/** How long the API may take to say that it is there. */
const probeTimeoutMs = 500

type AskApiOptions = {
  events?: CircuitEvents
  /** A call that got no answer; `open`: it was not even made. */
  onFailure?: (reason: 'refused' | 'timeout' | 'broken' | 'open') => void
}

/**
 * The one way to the API, for pages and gateway of this process. A read whose connection was refused or lost is tried
 * once more. While the API is known to be away, calls fail at once; nobody's call is used to find out whether it is back.
 */
export function createAskApi(base: string, { events, onFailure }: AskApiOptions = {}): AskApi {
  const circuit = createCircuit(() => fetch(new URL('/healthz', base), probe()), events)
  return async (address, init) => {
    if (circuit.isOpen()) {
      onFailure?.('open')
      throw Object.assign(new Error('The API is away'), { name: apiAway })
    }
    try {
      const response = await tryTwice(address, init)
      circuit.noteAnswer()
      return response
    } catch (error) {
      // Whoever left did not wait for the answer: that says nothing about the API.
      const reason = nameReason(error)
      if (reason === 'left') throw error
      circuit.noteFailure()
      onFailure?.(reason)
      throw error
    }
  }
}

const probe = (): RequestInit => ({ signal: AbortSignal.timeout(probeTimeoutMs), redirect: 'error' })

async function tryTwice(address: string | URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    const isRead = init.method === undefined || init.method === 'GET' || init.method === 'HEAD'
    const { signal } = init
    if (!isRead || !isLost(error) || signal?.aborted === true) throw error
    await wait(pauseMs, undefined, { ...(signal && { signal }) })
    return fetch(address, init)
  }
}

const codeOf = (error: unknown): unknown => (error as { cause?: { code?: unknown } }).cause?.code

/** Before anything was answered: nobody listened, or a kept connection had ended. */
const isLost = (error: unknown): boolean =>
  ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(String(codeOf(error)))

function nameReason(error: unknown): 'refused' | 'timeout' | 'broken' | 'left' {
  const { name } = error as Error
  if (name === 'TimeoutError') return 'timeout'
  if (name === 'AbortError') return 'left'
  return codeOf(error) === 'ECONNREFUSED' ? 'refused' : 'broken'
}
