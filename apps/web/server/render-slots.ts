/** Of one process. Rendering is work of one thread: more at once only make all of them late. */
const mostAtOnce = 8
/** About what can be rendered while they wait: whoever is refused should be refused soon. */
const mostWaiting = 16
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

/** Bounds what is rendered at once: first come, first served, and nobody waits for long. */
export function createRenderSlots(): RenderSlots {
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
  const isFull = () => underWay >= mostAtOnce && queue.size >= mostWaiting
  return {
    isFull,
    counts: () => ({ underWay, waiting: queue.size }),
    take: () => {
      if (underWay < mostAtOnce) return Promise.resolve(occupy())
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
