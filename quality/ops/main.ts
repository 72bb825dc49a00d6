// Rehearses what can happen to a site in production:  npm run quality:ops -- restart-postgres [--short] [--tools 20000]
// Each drill prints its figures and exits non-zero if one misses its bar. `--short` takes at most half a minute.
import { parseArgs } from 'node:util'
import type { DrillOptions } from './drill.ts'

type Drill = { run: (options: DrillOptions) => Promise<boolean> }

const drills: Record<string, () => Promise<Drill>> = {
  alerts: () => import('./alerts.ts'),
  'disk-full': () => import('./disk-full.ts'),
  'edge-away': () => import('./edge-away.ts'),
  'edge-cost': () => import('./edge-cost.ts'),
  'edge-fresh': () => import('./edge-fresh.ts'),
  'edge-replay': () => import('./edge-replay.ts'),
  'edge-speed': () => import('./edge-speed.ts'),
  faults: () => import('./faults.ts'),
  freeze: () => import('./freeze.ts'),
  herd: () => import('./herd.ts'),
  'kill-worker': () => import('./kill-worker.ts'),
  'new-month': () => import('./new-month.ts'),
  publish: () => import('./publish.ts'),
  'read-only': () => import('./read-only.ts'),
  'restart-postgres': () => import('./restart-postgres.ts'),
  replica: () => import('./replica.ts'),
  restore: () => import('./restore.ts'),
  roll: () => import('./roll.ts'),
  rotate: () => import('./rotate.ts'),
  'start-order': () => import('./start-order.ts'),
  switches: () => import('./switches.ts'),
}

const { values, positionals } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    tools: { type: 'string' },
    clean: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '30' },
  },
  allowPositionals: true,
})
const load = drills[positionals[0] ?? '']
if (load === undefined) {
  console.error(`Usage: npm run quality:ops -- <drill>; drills: ${Object.keys(drills).join(', ')}`)
  process.exit(2)
}
const started = performance.now()
const { run } = await load()
const isHeld = await run({
  short: values.short,
  ...(values.tools !== undefined && { tools: Number(values.tools) }),
  ...(values.clean && { cleanMinutes: Number(values.minutes) }),
})
const seconds = ((performance.now() - started) / 1_000).toFixed(0)
console.log(`${positionals[0]}: ${isHeld ? 'held' : 'MISSED'} in ${seconds} s`)
process.exitCode = isHeld ? 0 : 1
