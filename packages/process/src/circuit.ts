import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds: between two probes while the circuit is open, and between two attempts within one probe. */
const [probeIntervalMs, retryMs] = [1_000, 25]

export type CircuitEvents = { onOpen?: () => void; onClose?: () => void }

export type Circuit = {
  /** While true, calls should fail immediately. */
  isOpen: () => boolean
  /** Call this after a failure that could mean the server is down: it starts a probe. */
  suspect: () => void
  /** Stops probing. */
  end: () => void
}

type CircuitOptions = CircuitEvents & {
  /** A server that takes longer than this to answer a health check counts as down. */
  probeTimeoutMs: number
}

/**
 * A circuit breaker: callers do not wait for a server that is known to be down. Libraries count failures and use a
 * visitor's call as the probe, so with a frozen server that visitor waits for the full timeout. Here one failure
 * triggers a health check of our own, which also detects recovery; any response counts as success.
 */
export function createCircuit(
  probe: (signal: AbortSignal) => Promise<unknown>,
  { probeTimeoutMs, onOpen, onClose }: CircuitOptions,
): Circuit {
  let isOpen = false
  let isProbing = false
  let isEnded = false
  let timer: NodeJS.Timeout | undefined

  const runProbe = async (): Promise<void> => {
    const isUp = await answersInTime(probe, probeTimeoutMs)
    if (isEnded) return
    if (isUp === isOpen) {
      isOpen = !isUp
      if (isOpen) onOpen?.()
      else onClose?.()
    }
    isProbing = isOpen
    if (isOpen) timer = setTimeout(() => void runProbe(), probeIntervalMs).unref()
  }

  return {
    isOpen: () => isOpen,
    suspect: () => {
      if (isProbing) return
      isProbing = true
      void runProbe()
    },
    end: () => {
      isEnded = true
      clearTimeout(timer)
    },
  }
}

/** A failed attempt may only have hit a stale keep-alive connection, so it is retried until the timeout. */
async function answersInTime(
  probe: (signal: AbortSignal) => Promise<unknown>,
  probeTimeoutMs: number,
): Promise<boolean> {
  const signal = AbortSignal.timeout(probeTimeoutMs)
  const retry = async (): Promise<boolean> => {
    while (!signal.aborted) {
      const isUp = await probe(signal).then(
        () => true,
        () => false,
      )
      if (isUp) return true
      await wait(retryMs)
    }
    return false
  }
  return Promise.race([retry(), wait(probeTimeoutMs, false)])
}
