import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { askEdge, type EdgePorts } from '../../scripts/edge/ask-edge.ts'
import { downStack, upStack, type StackOptions, type StackProcess } from '../../scripts/stack/stack.ts'
import { copySmallCatalogue } from '@polydex/core/testing/copy-small-catalogue'
import { findFreePort } from '../start-program.ts'
import { expectBars, type Bar, type DrillOptions } from './drill.ts'
import { loadEdge } from './load-edge.ts'
import { findServiceProcesses } from './service-processes.ts'

const host = 'localhost'
const locales = ['', '/tw', '/zh', '/es', '/de', '/ja', '/ko', '/vi', '/pt']
const warm = locales.flatMap((prefix) => [
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
const coldPaths = locales.map((prefix) => `${prefix}/terms`)
/** Milliseconds. */
const coldBar = 50

/** Fresh pages would prove nothing: what the edge shows here has to be renewed, and cannot be. */
const keepForASecond = (conf: string): string =>
  conf
    .replace('proxy_cache_valid 200 5m', 'proxy_cache_valid 200 1s')
    .replace('proxy_ignore_headers Vary;', 'proxy_ignore_headers Vary Cache-Control;\nproxy_cache_valid 200 1s;')
    .replace('proxy_cache_use_stale error', 'proxy_cache_use_stale updating error')

async function chooseStack(): Promise<StackOptions> {
  const [http, https, postgres, redis] = await Promise.all([0, 1, 2, 3].map(() => findFreePort()))
  return {
    folder: await mkdtemp('/var/tmp/polydex-edge-away.'),
    host,
    ports: { http: http ?? 0, https: https ?? 0, postgres: postgres ?? 0, redis: redis ?? 0 },
    instances: ['71', '72'],
    catalogue: await copySmallCatalogue(),
    changeEdge: keepForASecond,
  }
}

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

/** A process that has ended meanwhile, such as a connection of PostgreSQL, needs no signal. */
function signal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {}
}

function freeze(pids: readonly number[]): () => void {
  signal(pids, 'SIGSTOP')
  return () => signal(pids, 'SIGCONT')
}

async function measureCold(ports: EdgePorts): Promise<Bar> {
  const times: number[] = []
  for (const path of coldPaths) {
    const began = performance.now()
    const { status } = await askEdge(ports, path, { headers: { Host: host } })
    if (status === 503) times.push(performance.now() - began)
  }
  const slowest = Math.round(Math.max(...times))
  const measured = `${times.length} of ${coldPaths.length} are 503, the slowest in ${slowest} ms`
  return { name: 'cold pages', measured, isMet: times.length === coldPaths.length && slowest <= coldBar }
}

const isApp = ({ name }: StackProcess): boolean => name !== 'nginx'

/** The stack of deploy/ loses its parts one after the other, at last all that renders. */
export async function run({ short }: DrillOptions): Promise<boolean> {
  const options = await chooseStack()
  const { ports } = options
  const each = short ? 3 : 30
  try {
    const processes = await upStack(options, () => {})
    const pidsOf = (part: string) => processes.filter(({ name }) => name.includes(part)).map(({ pid }) => pid)
    const headers = { Host: host, 'Accept-Encoding': 'gzip, br' }
    for (const path of warm) await warmUp(ports, path, headers)
    const bars: Bar[] = []
    const findServices = () =>
      findServiceProcesses({
        state: join(options.folder, 'services'),
        postgresPort: ports.postgres,
        redisPort: ports.redis,
      })
    for (const [name, find] of [
      ['PostgreSQL frozen', async () => (await findServices()).postgres],
      ['Redis frozen', async () => (await findServices()).redis],
      ['worker frozen', async () => pidsOf('worker')],
      ['one api frozen', async () => pidsOf('api').slice(0, 1)],
      ['one web frozen', async () => pidsOf('web').slice(0, 1)],
    ] as const)
      bars.push(await loadWhile(name, ports, each, freeze(await find())))
    const { postgres, redis } = await findServices()
    signal(postgres, 'SIGKILL')
    bars.push(await loadWhile('PostgreSQL killed', ports, each))
    signal(redis, 'SIGKILL')
    bars.push(await loadWhile('Redis killed', ports, each))
    signal(
      processes.filter(isApp).map(({ pid }) => pid),
      'SIGKILL',
    )
    bars.push(await measureCold(ports))
    bars.push(await loadWhile('all apps killed', ports, short ? 6 : 600))
    return expectBars(bars)
  } finally {
    await downStack(options)
    await rm(options.folder, { recursive: true, force: true })
  }
}

async function warmUp(ports: EdgePorts, path: string, headers: Record<string, string>): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { status } = await askEdge(ports, path, { headers })
    if (status === 200) return
    // Its own limit: a visitor would not read that fast either.
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${path} could not be warmed`)
}
