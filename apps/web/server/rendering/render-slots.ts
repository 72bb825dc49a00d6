/** Whoever is refused should be refused soon; so many wait as can be rendered meanwhile. */
const longestWaitMs = 200

/** Gives the place back; further calls do nothing. */
type Release = () => void

export type RenderSlots = {
  /** A place to render in, perhaps after a short wait. Undefined: there is none to be had. */
  take: () => Promise<Release | undefined>
  /** Whether a place, or one in the queue, is to be had now. */
  isFull: () => boolean
  counts: () => { underWay: number; waiting: number }
}

/**
 * Bounds what one process renders at once: it is work of one thread, and more at once only make all of them late. First
 * come, first served; twice as many wait, and nobody for long. Zero: no bound.
 */
export function createRenderSlots(mostAtOnce: number): RenderSlots {
  const mostWaiting = mostAtOnce * 2
  let underWay = 0
  const queue = new Set<(release: Release | undefined) => void>()
  const occupy = (): Release => {
    underWay += 1
    let isGiven = true
    return () => {
      if (!isGiven) return
      isGiven = false
      underWay -= 1
      const [next] = queue
      if (next === undefined) return
      queue.delete(next)
      next(occupy())
    }
  }
  const hasPlace = () => mostAtOnce === 0 || underWay < mostAtOnce
  const isFull = () => !hasPlace() && queue.size >= mostWaiting
  return {
    isFull,
    counts: () => ({ underWay, waiting: queue.size }),
    take: () => {
      if (hasPlace()) return Promise.resolve(occupy())
      if (isFull()) return Promise.resolve(undefined)
      return new Promise((resolve) => {
        const leave = () => {
          if (queue.delete(enter)) resolve(undefined)
        }
        const timer = setTimeout(leave, longestWaitMs)
        const enter = (release: Release | undefined) => {
          clearTimeout(timer)
          resolve(release)
        }
        queue.add(enter)
      })
    },
  }
}
