import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { asRole } from '@polydex/core/installation/database-role'
import { readUnit } from '../../../tests/read-unit.ts'
import type { EdgePorts } from '../../../tests/ask-edge.ts'
import { runEdge } from '../../../tests/run-edge.ts'
import { waitFor } from '../../../scripts/wait-for.ts'
import { findFreePort, isFree, observeProgram, type ObservedProgram } from '../../start-program.ts'
import { startServices } from '../../start-services.ts'
import { createSiteTemplate } from '../../start-site.ts'
import { testOperator } from '../../test-operator.ts'
import { innerSecret, testSecretsKey } from '../../test-secrets.ts'

export type Stack = {
  host: string
  ports: EdgePorts
  /** For further files of the test. */
  folder: string
  /** Last two digits of the ports of each instance. */
  instances: readonly [string, string]
  /** By the name of their unit. */
  running: ReadonlyMap<string, ObservedProgram>
  /** Runs the command of a unit in the folder of a release. */
  start: (unit: string, release: string) => Promise<void>
  /** Returns how many milliseconds it took to exit. */
  stop: (unit: string) => Promise<number>
  remove: () => Promise<void>
}

const host = 'localhost'

/** Two instances whose ports are all free. */
async function findInstances(): Promise<readonly [string, string]> {
  for (let first = 73; first < 99; first += 2) {
    const ends = [String(first), String(first + 1)] as const
    const ports = ends.flatMap((end) => ['31', '32', '41', '42', '43'].map((begin) => Number(begin + end)))
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return ends
  }
  throw new Error('no pair of instances is free')
}

/** Starts nginx → 2 web → 2 api → PostgreSQL and Redis, plus the worker, from the files of deploy/, in the order of a release. */
export async function startStack(release: string): Promise<Stack> {
  const folder = await mkdtemp('/var/tmp/polydex-stack.')
  // The workers of nginx run as another user.
  await chmod(folder, 0o755)
  await mkdir(`${folder}/edge`)
  const [ports, instances] = [{ http: await findFreePort(), https: await findFreePort() }, await findInstances()]
  const services = await startServices()
  const databaseUrl = await createSiteTemplate(services.databaseUrl)
  const running = new Map<string, ObservedProgram>()
  const settings: Record<string, string> = {
    ...testOperator,
    SITE_ORIGIN: `https://${host}:${ports.https}`,
    REDIS_URL: services.redisUrl,
    WORKER_INNER_PORT: `43${instances[0]}`,
    INNER_SECRET: innerSecret,
    SECRETS_KEY: testSecretsKey,
    DEMO: 'true',
  }
  // As the current user: users and sandboxes need systemd, and so does the cache folder of each process.
  const start = async (unit: string, from: string) => {
    const { words, environment } = await readUnit(unit)
    delete environment['NODE_COMPILE_CACHE']
    const role = /^polydex-(api|worker)/.exec(unit)?.[1] as 'api' | 'worker' | undefined
    const given = { ...settings, ...(role !== undefined && { DATABASE_URL: asRole(databaseUrl, role) }) }
    const known = Object.entries({ ...environment, ...given }).filter(([name]) => name in environment)
    const texts = known.map(([name, text]) => [name, text ?? ''] as const)
    running.set(unit, observeProgram(words, Object.fromEntries(texts), from))
  }
  const stop = async (unit: string) => {
    const began = performance.now()
    await running.get(unit)?.stop(30_000)
    return performance.now() - began
  }
  for (const end of instances) await start(`polydex-api@${end}`, release)
  for (const end of instances) await waitFor(`http://127.0.0.1:42${end}/readyz`)
  await start('polydex-worker', release)
  for (const end of instances) await start(`polydex-web@${end}`, release)
  for (const end of instances) await waitFor(`http://127.0.0.1:32${end}/readyz`)
  const [first, second] = instances.map((end) => Number(`31${end}`)) as [number, number]
  const edge = await runEdge({ webs: [first, second], host, ports, folder: `${folder}/edge` })
  const remove = async () => {
    await edge.stop()
    await Promise.all([...running.keys()].map(stop))
    await services.remove()
    await rm(folder, { recursive: true })
  }
  return { host, ports, folder, instances, running, start, stop, remove }
}
