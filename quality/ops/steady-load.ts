/** What visitors ask an API for: lists, a tool, rankings, a search. */
const paths = [
  '/api/cate/getGroupCate?locale=en',
  '/api/tools/getTools?locale=en',
  '/api/tools/getTools?locale=de&q=bild',
  '/api/ranking/getCategoryTools?locale=ja',
  '/api/ranking/getTrending?locale=es',
]

export type LoadSummary = { requests: number; statuses: Record<string, number>; slowestMs: number }

/** Sends so many requests a second, whatever becomes of them, until the returned function is called. */
export function startLoad(origin: string, perSecond: number): () => Promise<LoadSummary> {
  const summary: LoadSummary = { requests: 0, statuses: {}, slowestMs: 0 }
  const open = new Set<Promise<void>>()
  const ask = async (path: string): Promise<void> => {
    const started = performance.now()
    const status = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(15_000) }).then(
      async (response) => {
        await response.arrayBuffer()
        return String(response.status)
      },
      () => 'no answer',
    )
    summary.statuses[status] = (summary.statuses[status] ?? 0) + 1
    summary.slowestMs = Math.max(summary.slowestMs, performance.now() - started)
  }
  const timer = setInterval(() => {
    const asked = ask(paths[summary.requests % paths.length] ?? '')
    summary.requests += 1
    open.add(asked)
    void asked.finally(() => open.delete(asked))
  }, 1_000 / perSecond)
  return async () => {
    clearInterval(timer)
    await Promise.all(open)
    return summary
  }
}
