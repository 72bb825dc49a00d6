import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../start-program.ts'

const run = promisify(execFile)

export type OwnServices = {
  databaseUrl: string
  redisUrl: string
  up: () => Promise<void>
  down: () => Promise<void>
  /** Ends all connections and starts again, as an update of the server does. */
  restartPostgres: () => Promise<void>
  /** Suspends PostgreSQL with all of its processes, or Redis; the returned function resumes them. */
  freeze: (part: 'postgres' | 'redis') => Promise<() => void>
  /** Stops both and removes all they have written. */
  remove: () => Promise<void>
}

/** PostgreSQL and Redis for one drill, on free ports of 127.0.0.1: nothing else may depend on them. Not started yet. */
export async function createOwnServices(): Promise<OwnServices> {
  const state = await mkdtemp('/var/tmp/polydex-drill.')
  const [port, redisPort] = [String(await findFreePort()), String(await findFreePort())]
  const env = { ...process.env, POLYDEX_STATE: state, POLYDEX_PG_PORT: port, POLYDEX_REDIS_PORT: redisPort }
  const data = join(state, `postgres-${port}`)
  const call = async (verb: string) => {
    await run('bash', ['scripts/services.sh', verb], { env })
  }
  const findProcesses = async (part: 'postgres' | 'redis'): Promise<number[]> => {
    if (part === 'postgres') {
      const file = await readFile(join(data, 'postmaster.pid'), 'utf8')
      const first = Number.parseInt(file, 10)
      return [first, ...(await findChildren(first))]
    }
    const { stdout } = await run('redis-cli', ['-p', redisPort, 'info', 'server'])
    return [Number(/process_id:(\d+)/.exec(stdout)?.[1])]
  }
  return {
    databaseUrl: `postgres://polydex:polydex@127.0.0.1:${port}/polydex`,
    redisUrl: `redis://127.0.0.1:${redisPort}`,
    up: () => call('up'),
    down: () => call('down'),
    restartPostgres: async () => {
      const control = '/usr/lib/postgresql/15/bin/pg_ctl'
      const words = [control, '-D', data, '-l', `${data}.log`, '-m', 'fast', '-w', 'restart']
      // PostgreSQL refuses to run as root; then its files and processes belong to the user postgres, as in services.sh.
      if (process.getuid?.() === 0) await run('runuser', ['-u', 'postgres', '--', ...words])
      else await run(control, words.slice(1))
    },
    freeze: async (part) => {
      const processes = await findProcesses(part)
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

/** The processes that a process started, from /proc. */
async function findChildren(parent: number): Promise<number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
      // The name in parentheses may hold anything; the parent is the second word after it.
      return { pid: Number(name), parent: Number(text.slice(text.lastIndexOf(')')).split(' ')[2]) }
    }),
  )
  return parents.filter((one) => one.parent === parent).map(({ pid }) => pid)
}
