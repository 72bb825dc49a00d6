/** Refusals should be fast, but not caused by a process that starts on this machine and takes the CPU for tenths of a second. */
const maxWaitMs = 500

/** Releases the slot. Idempotent. */
type Release = () => void

export type RenderSlots = {
  /** A render slot, possibly after a short wait; undefined if none becomes free. */
  take: () => Promise<Release | undefined>
  counts: () => { active: number; waiting: number }
}

/**
 * Limits concurrent renders: rendering is single-threaded, so more at once only delay each other. First come, first
 * served; the queue holds twice as many, for at most 500 ms. Zero: no limit.
 */
export function createRenderSlots(maxConcurrent: number): RenderSlots {
  const maxWaiting = maxConcurrent * 2
  let active = 0
  const queue = new Set<(release: Release | undefined) => void>()
  const occupy = (): Release => {
    active += 1
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      active -= 1
      const [next] = queue
      if (next === undefined) return
      queue.delete(next)
      next(occupy())
    }
  }
  const hasFreeSlot = () => maxConcurrent === 0 || active < maxConcurrent
  const isFull = () => !hasFreeSlot() && queue.size >= maxWaiting
  return {
    counts: () => ({ active, waiting: queue.size }),
    take: () => {
      if (hasFreeSlot()) return Promise.resolve(occupy())
      if (isFull()) return Promise.resolve(undefined)
      return new Promise((resolve) => {
        const leave = () => {
          if (queue.delete(enter)) resolve(undefined)
        }
        const timer = setTimeout(leave, maxWaitMs)
        const enter = (release: Release | undefined) => {
          clearTimeout(timer)
          resolve(release)
        }
        queue.add(enter)
      })
    },
  }
}
