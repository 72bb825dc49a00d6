import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { connect, type Db } from '@polydex/core/db/connect'
import { sql } from 'kysely'
import { findFreePort } from '../../tests/start-program.ts'
import { runAsDatabaseUser } from './as-database-user.ts'
import { findPostgresProcesses } from './service-processes.ts'

const run = promisify(execFile)

export type StreamingReplica = {
  /** The database of the primary, connected to as the administrator. */
  url: string
  /** Kills all of its processes, as a power failure does. The returned function starts it again. */
  kill: () => Promise<() => Promise<void>>
  /** Suspends all of its processes; the returned function resumes them. */
  freeze: () => Promise<() => Promise<void>>
  /** Delays the replay of WAL by this many seconds; the returned function lets it catch up. */
  delay: (seconds: number) => Promise<() => Promise<void>>
  /** Promotes it to a primary of its own. Irreversible. */
  promote: () => Promise<void>
  remove: () => Promise<void>
}

/** Starts a streaming replica of a running server on a free port of 127.0.0.1. */
export async function startStreamingReplica(primaryUrl: string): Promise<StreamingReplica> {
  const state = await mkdtemp('/var/tmp/polydex-drill.')
  await chmod(state, 0o755)
  if (process.getuid?.() === 0) await run('chown', ['postgres', state])
  const [data, port] = [join(state, 'replica'), await findFreePort()]
  const url = new URL(primaryUrl)
  url.port = String(port)
  const follow = ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast']
  await runAsDatabaseUser('pg_basebackup', [`--dbname=${primaryUrl}`, `--pgdata=${data}`, ...follow])
  // As docs/operations.md sets up a replica: the primary does not vacuum rows that reads on the replica still need.
  const settings = `-p ${port} -c hot_standby_feedback=on`
  const start = () => runAsDatabaseUser('pg_ctl', ['-D', data, '-l', `${state}/log`, '-o', settings, '-w', 'start'])
  const signalAll = async (signal: NodeJS.Signals): Promise<readonly number[]> => {
    const processes = await findPostgresProcesses(data)
    for (const pid of processes) process.kill(pid, signal)
    return processes
  }
  await start()
  return {
    url: url.href,
    kill: async () => {
      await untilGone(await signalAll('SIGKILL'))
      return start
    },
    freeze: async () => {
      const processes = await signalAll('SIGSTOP')
      return async () => {
        for (const pid of processes) process.kill(pid, 'SIGCONT')
      }
    },
    delay: async (seconds) => {
      await setDelay(url.href, seconds)
      return () => setDelay(url.href, 0)
    },
    promote: () => runAsDatabaseUser('pg_ctl', ['-D', data, '-w', 'promote']),
    remove: async () => {
      await runAsDatabaseUser('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']).catch(() => {})
      await rm(state, { recursive: true, force: true })
    },
  }
}

async function setDelay(url: string, seconds: number): Promise<void> {
  await withDatabase(url, async (db) => {
    await sql`alter system set recovery_min_apply_delay = ${sql.lit(`${seconds}s`)}`.execute(db)
    await sql`select pg_reload_conf()`.execute(db)
  })
}

/** Opens one connection and closes it afterwards: a lasting pool would break when the server is killed. */
export async function withDatabase<Result>(url: string, act: (db: Db) => Promise<Result>): Promise<Result> {
  const db = connect(url, { poolSize: 1 })
  try {
    return await act(db)
  } finally {
    await db.destroy()
  }
}

async function untilGone(processes: readonly number[]): Promise<void> {
  while (processes.some(isAlive)) await wait(20)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
