import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { connect, type Db } from '@polydex/core/db/connect'
import { sql } from 'kysely'
import type { AlertSite } from './alert-site.ts'
import { ageBackup, runBackup } from './backup-metrics.ts'
import type { Fault } from './fault.ts'

const run = promisify(execFile)

/** Mounts a small disk at this folder; returns the function that unmounts it. Needs root. */
export async function mountSmallDisk(folder: string): Promise<() => Promise<void>> {
  const image = `${folder}.image`
  await mkdir(folder, { recursive: true })
  await writeFile(image, '')
  await truncate(image, 32 * 1_048_576)
  await run('mkfs.ext4', ['-q', image])
  await run('mount', ['-o', 'loop', image, folder])
  return async () => {
    await run('umount', [folder])
    await rm(image)
  }
}

/** Takes a plain connection: `alter system` cannot run inside a transaction. */
async function setArchiving(db: Db, command: 'true' | 'false'): Promise<void> {
  await sql`alter system set archive_command = ${sql.lit(command)}`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  // Completes a WAL segment, so that there is one to archive.
  await sql`select pg_logical_emit_message(false, 'drill', 'archive'), pg_switch_wal()`.execute(db)
}

/** Turns archiving on with a command that discards the segments. */
export const startArchiving = (db: Db): Promise<void> => setArchiving(db, 'true')

/** Out of the 80 connections that deploy/postgresql allows. */
const takenConnections = 70

export const listPassingMachine = ({ stack, db }: AlertSite): Fault[] => [
  {
    name: `${takenConnections} of 80 connections are taken`,
    alerts: [{ alert: 'ConnectionsShort' }],
    begin: async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) from pg_stat_activity where backend_type = 'client backend'`.execute(db)
      const many = connect(stack.databaseUrl, { poolSize: 80 })
      const missing = Math.max(0, takenConnections - (rows[0]?.count ?? 0))
      const open = await Promise.all(Array.from({ length: missing }, () => many.startTransaction().execute()))
      return async () => {
        for (const transaction of open) await transaction.rollback().execute()
        await many.destroy()
      }
    },
  },
]

/** Faults that last until they are repaired and disturb nothing else. */
export const listLastingMachine = ({ stack, db, monitoring, certificates, disk }: AlertSite): Fault[] => [
  {
    name: 'nothing is archived',
    alerts: [{ alert: 'ArchiveFailing' }],
    isLong: true,
    begin: async () => {
      await setArchiving(db, 'false')
      return () => startArchiving(db)
    },
  },
  {
    name: 'the last good backup was 27 h ago, and one is damaged',
    alerts: [{ alert: 'BackupMissed' }, { alert: 'BackupBroken' }],
    begin: async () => {
      await ageBackup(monitoring.folder, 27)
      await runBackup(monitoring.folder, false)
      return () => runBackup(monitoring.folder, true)
    },
  },
  {
    name: 'a certificate of five days',
    alerts: [{ alert: 'CertificateEnding' }],
    begin: async () => {
      await certificates.show('ending')
      return () => certificates.show('own')
    },
  },
  {
    name: 'a disk of its own is filled',
    alerts: [{ alert: 'DiskFilling', labels: { mountpoint: disk } }],
    begin: async () => {
      await writeFile(join(disk, 'filler'), Buffer.alloc(22 * 1_048_576, 1))
      return () => rm(join(disk, 'filler'))
    },
  },
  {
    name: 'its exporter is shown a twentieth of the memory',
    alerts: [{ alert: 'MemoryShort' }],
    begin: async () => {
      const file = monitoring.memoryFile ?? ''
      const own = await readFile(file, 'utf8')
      const total = Number(/^MemTotal: +(\d+)/m.exec(own)?.[1])
      // Overwritten in place: a new file would not be the one that is bind-mounted.
      await writeFile(file, own.replace(/^(MemAvailable: +)\d+/m, `$1${Math.round(total / 20)}`))
      return () => writeFile(file, own)
    },
  },
  {
    name: 'a file of 9 GB in pg_wal, which takes no space',
    alerts: [{ alert: 'WalPiling' }],
    begin: async () => {
      const file = join(stack.options.folder, `services/postgres-${stack.options.ports.postgres}/pg_wal/drill`)
      await writeFile(file, '')
      await truncate(file, 9 * 1_073_741_824)
      return () => rm(file)
    },
  },
]
