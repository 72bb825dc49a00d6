import { once } from 'node:events'
import { request, type Agent, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { quantile } from '../../tests/quantile.ts'

export type HerdAnswer = {
  path: string
  status: number
  /** The Cache-Control header. */
  says: string
  isShed: boolean
  body: string
  /** Milliseconds from the request to the last byte. */
  tookMs: number
}

/** Sends one request on a keep-alive connection, as a proxy does. Throws if the answer is incomplete. */
export async function ask(origin: string, path: string, agent: Agent): Promise<HerdAnswer> {
  const startedAt = performance.now()
  const asking = request(origin + path, { agent }).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const body = await buffer(answer)
  return {
    path,
    status: answer.statusCode ?? 0,
    says: answer.headers['cache-control'] ?? '',
    // Pages that failed for another reason send Retry-After: 5.
    isShed: answer.statusCode === 503 && answer.headers['retry-after'] === '2',
    body: body.toString('latin1'),
    tookMs: performance.now() - startedAt,
  }
}

/** Figures of one herd. */
export type HerdSummary = {
  whole: number
  /** Cacheable, but not the whole page. */
  broken: number
  wrong404: number
  /** Pages that say that something is temporarily unavailable; no cache stores them. */
  failed: number
  shed: number
  /** No answer, or none of the above. */
  other: number
  shedMs: { p50: number; p99: number }
  servedMs: { p50: number; p99: number }
}

/** Zeros without any times. */
const quantilesOf = (times: number[]): { p50: number; p99: number } => ({
  p50: quantile(times, 0.5) || 0,
  p99: quantile(times, 0.99) || 0,
})

/** Compares the answers with the pages as served without load. */
export function summarizeHerd(
  answers: PromiseSettledResult<HerdAnswer>[],
  calm: ReadonlyMap<string, string>,
): HerdSummary {
  const came = answers.filter((answer) => answer.status === 'fulfilled').map(({ value }) => value)
  const isWhole = ({ path, body }: HerdAnswer) => body === calm.get(path)
  const isStorable = ({ says }: HerdAnswer) => /s-maxage|public/.test(says)
  const served = came.filter((answer) => answer.status === 200 && isWhole(answer))
  const broken = came.filter((answer) => isStorable(answer) && !isWhole(answer))
  const wrong404 = came.filter(({ status }) => status === 404)
  const shed = came.filter(({ isShed }) => isShed)
  const failed = came.filter(
    (answer) => !isStorable(answer) && !answer.isShed && !isWhole(answer) && answer.status !== 404,
  )
  const named = new Set([...served, ...broken, ...wrong404, ...shed, ...failed])
  return {
    whole: served.length,
    broken: broken.length,
    wrong404: wrong404.length,
    failed: failed.length,
    shed: shed.length,
    other: answers.length - named.size,
    shedMs: quantilesOf(shed.map(({ tookMs }) => tookMs)),
    servedMs: quantilesOf(served.map(({ tookMs }) => tookMs)),
  }
}
