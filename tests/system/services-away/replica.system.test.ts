import { execFile } from 'node:child_process'
import { appendFile, chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createReplica, type Replica } from '../../../apps/api/src/reads/replica.ts'
import { connect, type Db } from '@polydex/core/db/connect'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../../start-program.ts'

const binaries = '/usr/lib/postgresql/15/bin'
const maxLagSeconds = 2
let folder: string
let urls: Record<'primary' | 'replica', string>
let primary: Db
let replica: Replica

/** PostgreSQL refuses to run as root. */
const run = (program: string, ...words: string[]) =>
  process.getuid?.() === 0
    ? promisify(execFile)('runuser', ['-u', 'postgres', '--', program, ...words])
    : promisify(execFile)(program, words)
const control = (name: string, ...words: string[]) =>
  run(join(binaries, 'pg_ctl'), '-D', join(folder, name), '-l', join(folder, `${name}.log`), '-w', ...words)
const configure = (name: string, port: number) =>
  appendFile(join(folder, name, 'postgresql.conf'), `\nport = ${port}\nunix_socket_directories = ''\n`)

const urlOf = (port: number) => `postgres://polydex@127.0.0.1:${port}/postgres`

beforeAll(async () => {
  folder = await mkdtemp('/var/tmp/polydex-replica.')
  await chmod(folder, 0o777)
  const ports = { primary: await findFreePort(), replica: await findFreePort() }
  await run(join(binaries, 'initdb'), '-D', join(folder, 'primary'), '--username=polydex', '--auth=trust', '-N')
  await configure('primary', ports.primary)
  await control('primary', 'start')
  const from = ['-h', '127.0.0.1', '-p', String(ports.primary), '-U', 'polydex']
  await run(join(binaries, 'pg_basebackup'), ...from, '-D', join(folder, 'replica'), '-R', '-c', 'fast')
  await configure('replica', ports.replica)
  await control('replica', 'start')
  urls = { primary: urlOf(ports.primary), replica: urlOf(ports.replica) }
  primary = connect(urls.primary)
  await sql`create table written (n int)`.execute(primary)
  replica = createReplica({
    url: urls.replica,
    maxLagSeconds,
    isProduction: false,
    primaryDb: primary,
    observerDb: primary,
    log: { info: () => {}, warn: () => {} },
  })
}, 60_000)
afterAll(async () => {
  await replica.close()
  await primary.destroy()
  for (const name of ['replica', 'primary']) await control(name, '-m', 'immediate', 'stop')
  await rm(folder, { recursive: true })
})

const whoAnswers = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)
  return rows[0]?.is === true ? 'replica' : 'primary'
}
const read = () => replica.read(whoAnswers, () => whoAnswers(primary))

/** Reads all the time, as visitors do: each read is answered, in the end by this server. */
async function readUntil(server: string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await wait(50)) if ((await read()) === server) return
  throw new Error(`The ${server} has not answered within 20 s`)
}
const atReplica = async (statement: string) => {
  const db = connect(urls.replica, { poolSize: 1 })
  await sql.raw(statement).execute(db)
  await db.destroy()
}

const write = (db: Db) => sql`insert into written values (1)`.execute(db)

it(
  'a replica takes public reads while it is a fresh copy, and no read fails while it is not',
  { timeout: 120_000 },
  async () => {
    expect(await read()).toBe('primary')
    await readUntil('replica')

    // A statement that fails there alone.
    await replica.read(write, () => write(primary))
    expect(replica.isUsed()).toBe(true)

    await control('replica', '-m', 'immediate', 'stop')
    await readUntil('primary')
    expect(replica.isUsed()).toBe(false)
    await control('replica', 'start')
    await readUntil('replica')

    await atReplica('select pg_wal_replay_pause()')
    const writing = setInterval(() => void write(primary), 200)
    await readUntil('primary')
    clearInterval(writing)
    await atReplica('select pg_wal_replay_resume()')
    await readUntil('replica')

    await atReplica('select pg_promote()')
    await wait(1_500)
    expect(replica.isUsed()).toBe(false)
  },
)
