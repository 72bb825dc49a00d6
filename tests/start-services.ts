import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { findFreePort } from './start-program.ts'

const run = promisify(execFile)

export type RunningServices = {
  databaseUrl: string
  redisUrl: string
  /** Starts what does not run. */
  up: () => Promise<void>
  /** Stops both, as an upgrade of the machine does. */
  down: () => Promise<void>
  /** Ends all their processes without warning. */
  kill: () => Promise<void>
  /** Stops both and deletes their files. */
  remove: () => Promise<void>
}

/** Starts PostgreSQL and Redis for one test, which may take them away. */
export async function startServices(): Promise<RunningServices> {
  const state = await mkdtemp('/var/tmp/polydex-services.')
  const [port, redisPort] = [String(await findFreePort()), String(await findFreePort())]
  const env = { ...process.env, POLYDEX_STATE: state, POLYDEX_PG_PORT: port, POLYDEX_REDIS_PORT: redisPort }
  const call = async (verb: string) => {
    await run('bash', ['scripts/services.sh', verb], { env })
  }
  const kill = async () => {
    const { stdout } = await run('redis-cli', ['-p', redisPort, 'info', 'server'])
    const postmaster = Number.parseInt(await readFile(`${state}/postgres-${port}/postmaster.pid`, 'utf8'), 10)
    const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    const redis = /process_id:(\d+)/.exec(stdout)?.[1]
    for (const pid of [redis, postmaster, ...children.trim().split(' ')]) process.kill(Number(pid), 'SIGKILL')
  }
  const remove = async () => {
    await call('down')
    await rm(state, { recursive: true, force: true })
  }
  await call('up')
  return {
    databaseUrl: `postgres://polydex:polydex@127.0.0.1:${port}/polydex`,
    redisUrl: `redis://127.0.0.1:${redisPort}`,
    up: () => call('up'),
    down: () => call('down'),
    kill,
    remove,
  }
}
