import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between two looks whether the other side is back, and between two questions that fail at once. */
const [pauseMs, retryMs] = [1_000, 25]

export type CircuitEvents = { onOpen?: () => void; onClose?: () => void }

export type Circuit = {
  /** While it is, calls should fail at once. */
  isOpen: () => boolean
  /** After a call that failed as if the other side were away: looks whether it is. */
  suspect: () => void
  /** Looks no more. */
  end: () => void
}

type CircuitOptions = CircuitEvents & {
  /** Who takes longer for next to nothing is as good as away. */
  patienceMs: number
}

/**
 * Keeps callers from waiting for a server that is known to be away. Libraries count failures, and let a visitor's call
 * find out whether the server is back: when it is frozen, that visitor waits to the end. Here one failure is enough to
 * look, and a small question of our own finds out both; any answer to it counts.
 */
export function createCircuit(
  ask: (signal: AbortSignal) => Promise<unknown>,
  { patienceMs, onOpen, onClose }: CircuitOptions,
): Circuit {
  let isOpen = false
  let isLooking = false
  let timer: NodeJS.Timeout | undefined

  const look = async (): Promise<void> => {
    const isThere = await answersInTime(ask, patienceMs)
    if (isThere === isOpen) {
      isOpen = !isThere
      if (isOpen) onOpen?.()
      else onClose?.()
    }
    isLooking = isOpen
    if (isOpen) timer = setTimeout(() => void look(), pauseMs).unref()
  }

  return {
    isOpen: () => isOpen,
    suspect: () => {
      if (isLooking) return
      isLooking = true
      void look()
    },
    end: () => clearTimeout(timer),
  }
}

/** A question that fails may have met a kept connection that had ended, so until the time is up it is asked again. */
async function answersInTime(ask: (signal: AbortSignal) => Promise<unknown>, patienceMs: number): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs)
  const askOn = async (): Promise<boolean> => {
    while (!signal.aborted) {
      const isThere = await ask(signal).then(
        () => true,
        () => false,
      )
      if (isThere) return true
      await wait(retryMs)
    }
    return false
  }
  return Promise.race([askOn(), wait(patienceMs, false)])
}
