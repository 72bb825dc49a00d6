// The load generator process: run-load.ts starts it, sends it the plan over IPC and receives the report.
import { Agent, request as open } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * With a rate (open loop), request i is due at start + i ÷ rate, whether or not earlier ones were answered. Otherwise a
 * closed loop of `atOnce` clients, for this many seconds or until each path was requested once.
 */
export type LoadPlan = {
  origin: string
  paths: string[]
  headers: Record<string, string>
  /** Body and headers to POST to each path; if absent, paths are read. */
  posts?: { body: string; headers: Record<string, string> }[]
  pace: { rate: number } | { atOnce: number; seconds?: number }
}
/** Milliseconds from the due time (closed loop: from sending) to the end of the answer; status 0: no answer. */
type Asked = { status: number; latencyMs: number; lateMs: number; bytes: number }
export type LoadReport = { asked: Asked[]; seconds: number }

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
const timeoutMs = 10_000

function ask({ origin, paths, headers, posts }: LoadPlan, index: number, due: number): Promise<Asked> {
  const [path, post] = [paths[index] ?? '/', posts?.[index]]
  const lateMs = performance.now() - due
  return new Promise((resolve) => {
    const end = (status: number, bytes: number) =>
      resolve({ status, latencyMs: performance.now() - due, lateMs, bytes })
    const options = {
      agent,
      timeout: timeoutMs,
      method: post === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...post?.headers, ...(post !== undefined && { 'Content-Length': post.body.length }) },
    }
    const request = open(`${origin}${path}`, options, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => end(response.statusCode ?? 0, bytes))
      response.on('error', () => end(0, bytes))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => end(0, 0))
    request.end(post?.body)
  })
}

/** Open loop: waiting for an answer before the next request would hide how long the next one would have waited. */
async function askOpenLoop(plan: LoadPlan, rate: number): Promise<Asked[]> {
  const start = performance.now()
  const answers: Promise<Asked>[] = []
  for (const index of plan.paths.keys()) {
    const due = start + (index * 1000) / rate
    const ahead = due - performance.now()
    if (ahead > 0) await wait(ahead)
    answers.push(ask(plan, index, due))
  }
  return Promise.all(answers)
}

async function askClosedLoop(plan: LoadPlan, atOnce: number, seconds?: number): Promise<Asked[]> {
  const end = seconds === undefined ? undefined : performance.now() + seconds * 1000
  const isOver = (index: number) => (end === undefined ? index >= plan.paths.length : performance.now() >= end)
  const asked: Asked[] = []
  let next = 0
  const askers = Array.from({ length: atOnce }, async () => {
    for (let index = next++; !isOver(index); index = next++) {
      asked.push(await ask(plan, index % plan.paths.length, performance.now()))
    }
  })
  await Promise.all(askers)
  return asked
}

async function run(plan: LoadPlan): Promise<LoadReport> {
  const started = performance.now()
  const { pace } = plan
  const asked =
    'rate' in pace ? await askOpenLoop(plan, pace.rate) : await askClosedLoop(plan, pace.atOnce, pace.seconds)
  return { asked, seconds: (performance.now() - started) / 1000 }
}

process.once('message', (plan: LoadPlan) => {
  void run(plan).then((report) => process.send?.(report, () => process.exit(0)))
})
