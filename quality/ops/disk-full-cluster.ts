import { execFile } from 'node:child_process'
import { appendFile, chown, copyFile, mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../../tests/start-program.ts'

const execute = promisify(execFile)
const binaries = '/usr/lib/postgresql/15/bin'

type Disk = {
  /** Fills the remaining space. */
  fill: () => Promise<void>
  /** Frees the space again. */
  clear: () => Promise<void>
}

export type SmallCluster = {
  databaseUrl: string
  data: Disk
  wal: Disk
  /** Uses up the existing WAL segments until PostgreSQL needs a new one and has to stop. */
  useUpLog: () => Promise<void>
  /** Starts PostgreSQL, as a supervisor does after it has exited. */
  start: () => Promise<void>
  remove: () => Promise<void>
}

/**
 * Starts a PostgreSQL whose data and WAL are each on a tmpfs of this size, which can be filled safely. Mounting needs root;
 * PostgreSQL refuses to run as root, so it runs as the user postgres.
 */
export async function createSmallCluster(megabytes: number): Promise<SmallCluster> {
  if (process.getuid?.() !== 0) throw new Error('disk-full mounts a file system: run it as root')
  const state = await mkdtemp('/var/tmp/polydex-drill.')
  const [data, wal, log] = [join(state, 'data'), join(state, 'wal'), join(state, 'log')]
  const port = String(await findFreePort())
  const { stdout } = await execute('id', ['-u', 'postgres'])
  const owner = Number(stdout)
  const asPostgres = (...words: string[]) => execute('runuser', ['-u', 'postgres', '--', ...words])
  await execute('chmod', ['755', state])
  for (const disk of [data, wal]) {
    await mkdir(disk)
    await execute('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700,uid=${owner}`, 'tmpfs', disk])
  }
  const cluster = join(data, 'cluster')
  const start = async () => {
    await asPostgres(`${binaries}/pg_ctl`, '-D', cluster, '-l', log, '-w', 'start')
  }
  const remove = async () => {
    await asPostgres(`${binaries}/pg_ctl`, '-D', cluster, '-m', 'immediate', '-w', 'stop').catch(() => {})
    for (const disk of [data, wal]) await execute('umount', ['-l', disk])
    await rm(state, { recursive: true, force: true })
  }
  try {
    await appendFile(log, '')
    await chown(log, owner, owner)
    // `trust` is safe: the server listens on localhost only, and only during the drill.
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
    await start()
    const server = `postgres://polydex:polydex@127.0.0.1:${port}`
    await execute('psql', [`${server}/postgres`, '-q', '-f', 'database/roles.sql'])
    await execute('psql', [`${server}/postgres`, '-qc', 'create database polydex owner polydex_owner'])
    return {
      databaseUrl: `${server}/polydex`,
      data: diskAt(data),
      wal: diskAt(wal),
      useUpLog: () => switchLog(`${server}/polydex`),
      start,
      remove,
    }
  } catch (error) {
    // PostgreSQL's log would be deleted with the folder.
    await copyFile(log, '/var/tmp/polydex-drill.log').catch(() => {})
    await remove()
    throw error
  }
}

function diskAt(folder: string): Disk {
  const filler = join(folder, 'filler')
  return { fill: () => fillFile(filler), clear: () => rm(filler, { force: true }) }
}

/** Each WAL segment is 16 MB: more than these do not fit on the small disk. */
const maxSwitches = 100

async function switchLog(databaseUrl: string): Promise<void> {
  // Writes a message first: PostgreSQL skips a switch if nothing was written since the last one.
  const switchOnce = 'select pg_logical_emit_message(false, $$drill$$, $$full$$), pg_switch_wal()'
  for (let done = 0; done < maxSwitches; done += 1) {
    const isDown = await execute('psql', [databaseUrl, '-qtc', switchOnce]).then(
      () => false,
      () => true,
    )
    if (isDown) return
  }
  throw new Error('The disk of the write-ahead log did not fill up')
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
