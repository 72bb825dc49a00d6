export type TimedAnswer = {
  url: string
  /** Start by performance.now(), in milliseconds. */
  began: number
  ms: number
  /** 0 if there was no answer. */
  status: number
}

/** Timeout, longer than any answer may take; an answer that never comes counts with this time. */
const patienceMs = 15_000

/** An open loop: requests the addresses in turn at this rate, answered or not, until the returned function is called. */
export function startLoad(urls: readonly string[], perSecond: number): () => Promise<TimedAnswer[]> {
  const answers: Promise<TimedAnswer>[] = []
  const timer = setInterval(() => answers.push(ask(urls[answers.length % urls.length] ?? '')), 1_000 / perSecond)
  return () => {
    clearInterval(timer)
    return Promise.all(answers)
  }
}

export async function ask(url: string, options: RequestInit = {}): Promise<TimedAnswer> {
  const began = performance.now()
  const status = await fetch(url, { redirect: 'manual', ...options, signal: AbortSignal.timeout(patienceMs) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0,
  )
  return { url, began, ms: performance.now() - began, status }
}

/** Counts the answers by status, such as `200 × 31, 503 × 4`. */
export const countStatuses = (answers: readonly TimedAnswer[]): string =>
  [...Map.groupBy(answers, ({ status }) => status)]
    .map(([status, list]) => `${status === 0 ? 'none' : status} × ${list.length}`)
    .join(', ') || 'none'

/** In whole milliseconds. */
export const slowestOf = (answers: readonly TimedAnswer[]): number =>
  Math.round(Math.max(0, ...answers.map(({ ms }) => ms)))
