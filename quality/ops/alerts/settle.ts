import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Bar } from '../drill.ts'
import { evaluate, findTroubles, findUnsaid } from './ask-prometheus.ts'

/** Metrics that exist only while a job is running, or with a replica: they may be absent when the drill starts. */
const rare = new Set(['polydex_job_silent_seconds', 'polydex_replica_used'])

/** The metrics that the rules query: ours, Node's and those of the exporters. */
async function listAskedMetrics(): Promise<string[]> {
  const rules = await readFile('deploy/monitoring/alerts.yml', 'utf8')
  const names = /\b(?:polydex|pg|node|nodejs|process|probe)_\w+|\bup\b(?= ==)/g
  const lines = rules.split('\n').filter((line) => !/^ *(#|annotations:|- record:|- alert:)/.test(line))
  return [...new Set([...lines.join('\n').matchAll(names)].map(([name]) => name))].filter((name) => !rare.has(name))
}

/** Waits until every target answers, every rule is evaluated, and every metric that the rules query exists by that very name. */
export async function settle(prometheus: string, forMs: number): Promise<Bar[]> {
  const end = performance.now() + forMs
  const asked = await listAskedMetrics()
  const look = async () => ({ troubles: await findTroubles(prometheus), unsaid: await findUnsaid(prometheus, asked) })
  let { troubles, unsaid } = await look()
  while (troubles.length + unsaid.length > 0 && performance.now() < end) {
    await wait(500)
    ;({ troubles, unsaid } = await look())
  }
  return [
    {
      name: 'all targets answer, all rules are evaluated',
      measured: troubles.join('; ') || 'yes',
      isMet: troubles.length === 0,
    },
    {
      name: `metrics that the rules ask for and nothing says, of ${asked.length}`,
      measured: unsaid.join(' ') || 'none',
      isMet: unsaid.length === 0,
    },
  ]
}

/** Checks that every response of the edge is counted in a bucket of its latency histogram. */
export async function checkEdgeTimes(prometheus: string): Promise<Bar> {
  const [counted, total] = await Promise.all(
    ['polydex_edge_seconds_bucket{le="+Inf"}', 'polydex_edge_seconds_count'].map(
      async (name) => (await evaluate(prometheus, name))[0]?.value[1] ?? 'none',
    ),
  )
  const measured = `${counted} of ${total}`
  return {
    name: 'answers of the edge whose time is in a bucket',
    measured,
    isMet: counted === total && total !== 'none',
  }
}
