import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../start-site.ts'

const run = promisify(execFile)

/** PostgreSQL refuses to run as root; then its files and processes belong to the user postgres, as in services.sh. */
const asDatabaseUser = (words: string[]): string[] =>
  process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...words] : words

export type OwnPostgres = {
  /** Of a database for measurements, from which others are made. */
  url: string
  /** Ends all connections and starts anew, as an update of the server does. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** A server of the drill's own, on a free port of 127.0.0.1: what is stopped must be nobody else's. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const state = await mkdtemp('/var/tmp/polydex-drill.')
  const [port, redisPort] = [await findFreePort(), await findFreePort()]
  const env = {
    ...process.env,
    POLYDEX_STATE: state,
    POLYDEX_PG_PORT: String(port),
    POLYDEX_REDIS_PORT: String(redisPort),
  }
  const services = (verb: string) => run('bash', ['scripts/services.sh', verb], { env })
  await services('up')
  const data = join(state, `postgres-${port}`)
  const control = '/usr/lib/postgresql/15/bin/pg_ctl'
  const [command = '', ...words] = asDatabaseUser([
    control,
    '-D',
    data,
    '-l',
    `${data}.log`,
    '-m',
    'fast',
    '-w',
    'restart',
  ])
  return {
    url: `postgres://polydex:polydex@127.0.0.1:${port}/polydex`,
    restart: async () => {
      await run(command, words)
    },
    stop: async () => {
      await services('down')
      await rm(state, { recursive: true, force: true })
    },
  }
}
