import { execFile } from 'node:child_process'
import { appendFile, chown, copyFile, mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../start-program.ts'

const execute = promisify(execFile)
const binaries = '/usr/lib/postgresql/15/bin'

export type SmallCluster = {
  databaseUrl: string
  /** Fills the rest of the disk. */
  fill: () => Promise<void>
  /** Frees it again. */
  clear: () => Promise<void>
  remove: () => Promise<void>
}

/**
 * A PostgreSQL whose data are on an in-memory file system of this size, and whose write-ahead log is not: the disk can be
 * filled safely. Mounting needs root, and PostgreSQL refuses it: it runs as the user postgres.
 */
export async function createSmallCluster(megabytes: number): Promise<SmallCluster> {
  if (process.getuid?.() !== 0) throw new Error('disk-full mounts a file system: it needs root')
  const state = await mkdtemp('/var/tmp/polydex-drill.')
  const [data, wal, log] = [join(state, 'data'), join(state, 'wal'), join(state, 'log')]
  const port = String(await findFreePort())
  const { stdout } = await execute('id', ['-u', 'postgres'])
  const owner = Number(stdout)
  const asPostgres = (...words: string[]) => execute('runuser', ['-u', 'postgres', '--', ...words])
  await mkdir(data)
  await mkdir(wal)
  await execute('chmod', ['755', state])
  await execute('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700,uid=${owner}`, 'tmpfs', data])
  const remove = async () => {
    await asPostgres(`${binaries}/pg_ctl`, '-D', join(data, 'cluster'), '-m', 'immediate', '-w', 'stop').catch(() => {})
    await execute('umount', ['-l', data])
    await rm(state, { recursive: true, force: true })
  }
  try {
    await chown(wal, owner, owner)
    await appendFile(log, '')
    await chown(log, owner, owner)
    const cluster = join(data, 'cluster')
    // Reached from this machine alone, for as long as the drill takes.
    await asPostgres(
      `${binaries}/initdb`,
      '-D',
      cluster,
      '-X',
      join(wal, 'pg_wal'),
      '--username=polydex',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    )
    const settings = await readFile('scripts/postgresql.conf', 'utf8')
    await appendFile(join(cluster, 'postgresql.conf'), `${settings}\nport = ${port}\nshared_buffers = 64MB\n`)
    await asPostgres(`${binaries}/pg_ctl`, '-D', cluster, '-l', log, '-w', 'start')
    const server = `postgres://polydex:polydex@127.0.0.1:${port}`
    await execute('psql', [`${server}/postgres`, '-q', '-f', 'database/roles.sql'])
    await execute('psql', [`${server}/postgres`, '-qc', 'create database polydex owner polydex_owner'])
    const filler = join(data, 'filler')
    return {
      databaseUrl: `${server}/polydex`,
      fill: () => fillFile(filler),
      clear: () => rm(filler, { force: true }),
      remove,
    }
  } catch (error) {
    // PostgreSQL's log would be deleted with the folder.
    await copyFile(log, '/var/tmp/polydex-drill.log').catch(() => {})
    await remove()
    throw error
  }
}

async function fillFile(path: string): Promise<void> {
  const file = await open(path, 'a')
  try {
    for (const size of [1 << 20, 4_096]) {
      const piece = Buffer.alloc(size, 1)
      let isFull = false
      while (!isFull) {
        isFull = await file.appendFile(piece).then(
          () => false,
          (error: NodeJS.ErrnoException) => {
            if (error.code === 'ENOSPC') return true
            throw error
          },
        )
      }
    }
  } finally {
    await file.close()
  }
}
