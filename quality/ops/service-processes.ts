import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Services = { state: string; postgresPort: number; redisPort: number }

/** The processes of the PostgreSQL server with this data folder, the postmaster first. */
export async function findPostgresProcesses(data: string): Promise<number[]> {
  const first = Number.parseInt(await readFile(join(data, 'postmaster.pid'), 'utf8'), 10)
  return [first, ...(await findChildren(first))]
}

/** The processes that scripts/services.sh has started: PostgreSQL's, the postmaster first, and Redis. */
export async function findServiceProcesses({ state, postgresPort, redisPort }: Services) {
  const { stdout } = await run('redis-cli', ['-p', String(redisPort), 'info', 'server'])
  return {
    postgres: await findPostgresProcesses(join(state, `postgres-${postgresPort}`)),
    redis: [Number(/process_id:(\d+)/.exec(stdout)?.[1])],
  }
}

/** The child processes of a process, from /proc. */
export async function findChildren(parent: number): Promise<number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
      // The name in parentheses may contain anything; the parent is the second field after it.
      return { pid: Number(name), parent: Number(text.slice(text.lastIndexOf(')')).split(' ')[2]) }
    }),
  )
  return parents.filter((one) => one.parent === parent).map(({ pid }) => pid)
}
