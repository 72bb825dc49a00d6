import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../../tests/start-program.ts'
import { runAsDatabaseUser } from './as-database-user.ts'
import { findServiceProcesses } from './service-processes.ts'

const run = promisify(execFile)

export type OwnServices = {
  databaseUrl: string
  redisUrl: string
  up: () => Promise<void>
  down: () => Promise<void>
  /** Closes all connections and starts again, as an upgrade of the server does. */
  restartPostgres: () => Promise<void>
  /** Stops PostgreSQL alone; the returned function starts it again. */
  stopPostgres: () => Promise<() => Promise<void>>
  /** Suspends PostgreSQL with all of its processes, or Redis; the returned function resumes them. */
  freeze: (part: 'postgres' | 'redis') => Promise<() => void>
  /** Stops both and deletes their files. */
  remove: () => Promise<void>
}

/** PostgreSQL and Redis for one drill, on free ports of 127.0.0.1, so that nothing else depends on them. Not started yet. */
export async function createOwnServices(): Promise<OwnServices> {
  const state = await mkdtemp('/var/tmp/polydex-drill.')
  const [port, redisPort] = [await findFreePort(), await findFreePort()]
  const env = {
    ...process.env,
    POLYDEX_STATE: state,
    POLYDEX_PG_PORT: String(port),
    POLYDEX_REDIS_PORT: String(redisPort),
  }
  const data = join(state, `postgres-${port}`)
  const call = async (verb: string) => {
    await run('bash', ['scripts/services.sh', verb], { env })
  }
  const control = (verb: 'restart' | 'stop' | 'start') =>
    runAsDatabaseUser('pg_ctl', [
      '-D',
      data,
      '-l',
      `${data}.log`,
      ...(verb === 'start' ? [] : ['-m', 'fast']),
      '-w',
      verb,
    ])
  return {
    databaseUrl: `postgres://polydex:polydex@127.0.0.1:${port}/polydex`,
    redisUrl: `redis://127.0.0.1:${redisPort}`,
    up: () => call('up'),
    down: () => call('down'),
    restartPostgres: () => control('restart'),
    stopPostgres: async () => {
      await control('stop')
      return () => control('start')
    },
    freeze: async (part) => {
      const found = await findServiceProcesses({ state, postgresPort: port, redisPort })
      const processes = found[part]
      for (const pid of processes) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const pid of processes) process.kill(pid, 'SIGCONT')
      }
    },
    remove: async () => {
      await call('down')
      await rm(state, { recursive: true, force: true })
    },
  }
}
