import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { EdgePorts } from '../../scripts/edge/ask-edge.ts'
import { isAlive, type StackProcess } from '../../scripts/stack/stack.ts'
import { keepAndRenew } from '../edge/keep-for.ts'
import { expectBars, type Bar, type DrillOptions } from './drill.ts'
import { host, prefixes, warmUp, withEdgeStack, type EdgeStack } from './edge-stack.ts'
import { freezeProcesses, signalProcesses } from './freeze-processes.ts'
import { loadEdge } from './load-edge.ts'
import { createVisitor } from './many-visitors.ts'
import { findServiceProcesses } from './service-processes.ts'

const warm = prefixes.flatMap((prefix) => [
  prefix || '/',
  ...[
    '/find',
    '/category',
    '/rank/hot',
    '/rank/Category',
    '/rank/region',
    '/tool/canva',
    '/tool/chatgpt',
    '/about',
  ].map((path) => prefix + path),
])
const coldPaths = prefixes.map((prefix) => `${prefix}/terms`)
/** Milliseconds until the edge must have answered 503 for a page that it has not cached. */
const coldBar = 50

async function loadWhile(name: string, ports: EdgePorts, seconds: number, undo = () => {}): Promise<Bar> {
  try {
    const result = await loadEdge({
      origin: `https://${host}:${ports.https}`,
      host,
      paths: warm,
      seconds,
      connections: 32,
    })
    const measured = `${result.failed} of ${result.requests} failed, ${Math.round(result.perSecond)}/s`
    return { name: `warm pages, ${name}`, measured, isMet: result.failed === 0 && result.requests > 0 }
  } finally {
    undo()
  }
}

/** Waits until killed processes are gone: each still listens until the kernel has reclaimed its memory. Returns milliseconds. */
async function untilGone(processes: readonly StackProcess[]): Promise<number> {
  const began = performance.now()
  while (processes.some(isAlive)) await wait(5)
  return Math.round(performance.now() - began)
}

/** Requests from an address of its own: the renewals of the warm pages were counted against the address of the load. */
async function measureCold({ options }: EdgeStack): Promise<Bar> {
  const { ask, leave } = createVisitor(options.ports, 1)
  const times: number[] = []
  for (const path of coldPaths) {
    const { status, ms } = await ask(path)
    if (status === 503) times.push(ms)
  }
  leave()
  const list = times.map((ms) => Math.round(ms)).join(', ')
  const measured = `${times.length} of ${coldPaths.length} are 503, in ${list} ms`
  return { name: 'cold pages', measured, isMet: times.length === coldPaths.length && Math.max(...times) <= coldBar }
}

const isApp = ({ name }: StackProcess): boolean => name !== 'nginx'

/** Takes the parts of the stack of deploy/ away one after the other, finally everything that renders. */
export const run = ({ short }: DrillOptions): Promise<boolean> =>
  // Fresh pages would prove nothing: here every page is stale after a second and cannot be renewed.
  withEdgeStack({ changeEdge: keepAndRenew(1) }, async (stack) => {
    const { options, processes } = stack
    const { ports, folder } = options
    const each = short ? 3 : 30
    const pidsOf = (part: string) => processes.filter(({ name }) => name.includes(part)).map(({ pid }) => pid)
    for (const path of warm) await warmUp(stack, path)
    const bars: Bar[] = []
    const findServices = () =>
      findServiceProcesses({ state: join(folder, 'services'), postgresPort: ports.postgres, redisPort: ports.redis })
    for (const [name, find] of [
      ['PostgreSQL frozen', async () => (await findServices()).postgres],
      ['Redis frozen', async () => (await findServices()).redis],
      ['worker frozen', async () => pidsOf('worker')],
      ['one api frozen', async () => pidsOf('api').slice(0, 1)],
      ['one web frozen', async () => pidsOf('web').slice(0, 1)],
    ] as const)
      bars.push(await loadWhile(name, ports, each, freezeProcesses(await find())))
    const { postgres, redis } = await findServices()
    signalProcesses(postgres, 'SIGKILL')
    bars.push(await loadWhile('PostgreSQL killed', ports, each))
    signalProcesses(redis, 'SIGKILL')
    bars.push(await loadWhile('Redis killed', ports, each))
    const apps = processes.filter(isApp)
    signalProcesses(
      apps.map(({ pid }) => pid),
      'SIGKILL',
    )
    bars.push({ name: 'all apps exited after, ms', measured: await untilGone(apps), isMet: true })
    bars.push(await measureCold(stack))
    bars.push(await loadWhile('all apps killed', ports, short ? 6 : 600))
    return expectBars(bars)
  })
