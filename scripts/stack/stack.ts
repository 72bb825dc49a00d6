import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseEnv, promisify } from 'node:util'
import { asRole, type DatabaseRole } from '../../packages/core/src/db/database-role.ts'
import type { EdgePorts } from '../edge/ask-edge.ts'
import { runEdge } from '../edge/run-edge.ts'
import { waitFor } from '../wait-for.ts'
import { startUnit, type Settings } from './start-unit.ts'

const run = promisify(execFile)

export type StackOptions = {
  /** Holds all files: data of the services, cache, logs, and the list of running processes. */
  folder: string
  host: string
  ports: EdgePorts & { postgres: number; redis: number }
  /** Two numbers: the last two digits of the ports of the processes. */
  instances: readonly [string, string]
  catalogue: string
  /** Changes the configuration of nginx, for drills. */
  changeEdge?: (conf: string) => string
  /** Overrides settings of the processes, for drills. */
  settings?: Settings
  /** Fills the empty database instead of importing the catalogue, for drills. */
  fill?: (databaseUrl: string) => Promise<void>
}

/** A process of a running stack, by the name of its unit; nginx by its own. */
export type StackProcess = { name: string; pid: number }

const recordOf = (folder: string) => join(folder, 'stack.json')
const settingsFileOf = (folder: string) => join(folder, 'settings.json')

export const readStack = async (folder: string): Promise<StackProcess[]> =>
  readFile(recordOf(folder), 'utf8').then(
    (text) => JSON.parse(text) as StackProcess[],
    () => [],
  )

export function isAlive({ pid }: StackProcess): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const callServices = (verb: string, { folder, ports }: Pick<StackOptions, 'folder' | 'ports'>) =>
  run('bash', ['scripts/services.sh', verb], {
    env: {
      ...process.env,
      POLYDEX_STATE: join(folder, 'services'),
      POLYDEX_PG_PORT: String(ports.postgres),
      POLYDEX_REDIS_PORT: String(ports.redis),
    },
  })

/** Settings specific to this machine, and the blanks of deploy/env. The figures are samples, and every page says so. */
const settingsOf = ({ host, ports, instances }: StackOptions): Settings => ({
  SITE_ORIGIN: `https://${host}:${ports.https}`,
  REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
  WORKER_INNER_PORT: `43${instances[0]}`,
  INNER_SECRET: randomBytes(32).toString('base64'),
  SECRETS_KEY: randomBytes(32).toString('base64'),
  OPERATOR_NAME: 'Polydex on this machine',
  OPERATOR_ADDRESS: 'Nowhere',
  OPERATOR_MAIL: 'operator@example.org',
  OPERATOR_CHECKED_ON: new Date().toISOString().slice(0, 10),
  LOGS_KEPT_DAYS: '1',
  BACKUPS_KEPT_DAYS: '1',
  DEMO: 'true',
  SAMPLE_DATA: 'true',
})

/** Starts nginx → 2 web → 2 api → PostgreSQL and Redis, plus the worker, from the files of deploy/, in the order of a release. */
export async function upStack(options: StackOptions, say: (text: string) => void): Promise<StackProcess[]> {
  const { folder, host, ports, instances, catalogue, changeEdge, fill } = options
  await mkdir(join(folder, 'log'), { recursive: true })
  // PostgreSQL, Redis and the workers of nginx run as other users.
  await chmod(folder, 0o755)
  say('PostgreSQL and Redis')
  await callServices('up', options)
  const server = `postgres://polydex:polydex@127.0.0.1:${ports.postgres}/polydex`
  const settings = { ...settingsOf(options), ...options.settings }
  await writeFile(settingsFileOf(folder), JSON.stringify(settings), { mode: 0o600 })
  const as = (role: DatabaseRole): Settings => ({ ...settings, DATABASE_URL: asRole(server, role) })
  const started: StackProcess[] = []
  const start = async (name: string, given: Settings) => {
    const unit = await startUnit(name, given, join(folder, 'log', `${name}.log`))
    unit.leave()
    started.push({ name, pid: unit.pid })
    await writeFile(recordOf(folder), JSON.stringify(started))
  }
  try {
    say('migrations')
    const { ended } = await startUnit('polydex-migrate', as('owner'), join(folder, 'log', 'polydex-migrate.log'))
    if ((await ended) !== 0) throw new Error('the migrations failed')
    await (fill === undefined ? importCatalogue(as('worker'), catalogue, say) : fill(server))
    say('api, worker, web')
    for (const end of instances) await start(`polydex-api@${end}`, as('api'))
    for (const end of instances) await waitFor(`http://127.0.0.1:41${end}/readyz`)
    await start('polydex-worker', as('worker'))
    for (const end of instances) await start(`polydex-web@${end}`, settings)
    for (const end of instances) await waitFor(`http://127.0.0.1:31${end}/robots.txt`)
    say('nginx')
    const webs = instances.map((end) => Number(`31${end}`)) as [number, number]
    const edgeFolder = join(folder, 'edge')
    await mkdir(edgeFolder, { recursive: true })
    const { pid } = await runEdge({
      webs,
      host,
      ports,
      folder: edgeFolder,
      isDetached: true,
      ...(changeEdge !== undefined && { change: changeEdge }),
    })
    started.push({ name: 'nginx', pid })
    await writeFile(recordOf(folder), JSON.stringify(started))
    return started
  } catch (error) {
    await downStack(options)
    throw error
  }
}

/** Stops the process of a unit. Returns how many milliseconds it took to exit; 0 if it was not running. */
export async function stopUnit(folder: string, name: string): Promise<number> {
  const one = (await readStack(folder)).find((process) => process.name === name)
  const began = performance.now()
  if (one === undefined || !isAlive(one)) return 0
  process.kill(one.pid, 'SIGTERM')
  while (isAlive(one)) await wait(20)
  return performance.now() - began
}

/** The settings that a stack was started with, overlaid with the files of its folder `etc`, as systemd reads /etc/polydex. */
async function readSettings(folder: string): Promise<Settings> {
  const settings = JSON.parse(await readFile(settingsFileOf(folder), 'utf8')) as Settings
  const etc = join(folder, 'etc')
  const files = (await readdir(etc).catch(() => [])).filter((name) => name.endsWith('.env'))
  const texts = await Promise.all(files.map((name) => readFile(join(etc, name), 'utf8')))
  return Object.assign(settings, ...texts.map((text) => parseEnv(text))) as Settings
}

/** The settings of a process of a running stack, by the name of its unit. */
export async function settingsOfUnit({ folder, ports }: Pick<StackOptions, 'folder' | 'ports'>, name: string) {
  const settings = await readSettings(folder)
  const server = `postgres://polydex:polydex@127.0.0.1:${ports.postgres}/polydex`
  const role = /^polydex-(api|worker)/.exec(name)?.[1] as DatabaseRole | undefined
  return role === undefined ? settings : { ...settings, DATABASE_URL: asRole(server, role) }
}

/** Starts a unit of a running stack again with its current settings, from a release or from this tree. */
export async function startAgain(options: Pick<StackOptions, 'folder' | 'ports'>, name: string, release?: string) {
  const { folder } = options
  const given = await settingsOfUnit(options, name)
  const unit = await startUnit(name, given, join(folder, 'log', `${name}.log`), release)
  unit.leave()
  const others = (await readStack(folder)).filter((process) => process.name !== name)
  await writeFile(recordOf(folder), JSON.stringify([...others, { name, pid: unit.pid }]))
}

/** Imports only into an empty database: a stack that was stopped still has its data. */
async function importCatalogue(settings: Settings, catalogue: string, say: (text: string) => void): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', ...settings }
  const ask = ['-qtAc', 'select count(*) from tools', settings['DATABASE_URL'] ?? '']
  const { stdout } = await run('psql', ask)
  if (stdout.trim() !== '0') return
  for (const job of [
    ['import-catalogue', '--from', catalogue],
    ['refresh-traffic'],
    ['refresh-rankings'],
    ['refresh-lists'],
    ['refresh-search'],
  ]) {
    say(job.join(' '))
    await run(process.execPath, ['apps/worker/src/run-job.ts', ...job], { env })
  }
}

/** Stops everything that upStack has started, in reverse order, and nothing else. */
export async function downStack(options: Pick<StackOptions, 'folder' | 'ports'>): Promise<void> {
  for (const one of (await readStack(options.folder)).toReversed()) {
    if (!isAlive(one)) continue
    process.kill(one.pid, 'SIGTERM')
    for (let attempt = 0; attempt < 150 && isAlive(one); attempt += 1) await wait(100)
  }
  await rm(recordOf(options.folder), { force: true })
  await callServices('down', options)
}
