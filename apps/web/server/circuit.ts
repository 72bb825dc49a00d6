/** So many failures in a row open it. */
const mostFailures = 5
/** Until it is looked whether the other side is back, and between two looks. */
const pauseMs = 1_000

export type CircuitEvents = { onOpen?: () => void; onClose?: () => void }

type Circuit = {
  /** While it is, calls should fail at once. */
  isOpen: () => boolean
  noteAnswer: () => void
  noteFailure: () => void
}

/**
 * Keeps callers from waiting for somebody who is known to be away. Libraries let a visitor's call find out whether the
 * other side is back, or let the others wait for it: with a frozen API that visitor waits to the end. Here a small
 * question of our own finds out, in the background; any answer to it counts.
 */
export function createCircuit(probe: () => Promise<unknown>, { onOpen, onClose }: CircuitEvents = {}): Circuit {
  let failures = 0
  let isOpen = false
  const look = () => {
    setTimeout(() => {
      probe().then(close, look)
    }, pauseMs).unref()
  }
  const close = () => {
    failures = 0
    isOpen = false
    onClose?.()
  }
  return {
    isOpen: () => isOpen,
    // Of calls that were under way when it opened one may still be answered.
    noteAnswer: () => {
      failures = 0
    },
    noteFailure: () => {
      failures += 1
      if (isOpen || failures < mostFailures) return
      isOpen = true
      onOpen?.()
      look()
    },
  }
}
