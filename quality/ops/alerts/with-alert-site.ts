import { join } from 'node:path'
import { startMailServer, type MailServer } from '../../../apps/worker/src/testing/test-mail-server.ts'
import { connect } from '@polydex/core/db/connect'
import { sql } from 'kysely'
import { withEdgeStack } from '../edge-stack.ts'
import type { AlertSite } from './alert-site.ts'
import { runBackup } from './backup-metrics.ts'
import { makeCertificates } from './certificates.ts'
import { mountSmallDisk, startArchiving } from './machine-faults.ts'
import { runJob } from './run-job.ts'
import { runMonitoring } from './run-monitoring.ts'
import type { Pace } from './shorten-rules.ts'

type Options = { pace?: Pace; instances: readonly [string, string] }

/** As in deploy/: 80 connections, and WAL archiving. */
const serverOptions = '-c max_connections=80 -c archive_mode=on'

/** Runs a drill on the stack of deploy/, monitored by the programs of deploy/monitoring; `mailbox` is the operator's. */
export async function withAlertSite<T>(
  { pace, instances }: Options,
  drill: (site: AlertSite, mailbox: MailServer) => Promise<T>,
): Promise<T> {
  if (process.getuid?.() !== 0) throw new Error('alerts mounts a file system: run it as root')
  const ends: (() => Promise<unknown>)[] = []
  const mailServer = await startMailServer()
  ends.unshift(mailServer.stop)
  process.env['POLYDEX_PG_OPTIONS'] = serverOptions
  // Without an address, because the worker would otherwise fetch country lists from the Internet.
  const settings = { SMTP_URL: mailServer.url, BANDS_ADDRESS: '' }
  try {
    return await withEdgeStack({ settings, instances }, async (stack) => {
      const inner: (() => Promise<unknown>)[] = []
      try {
        const db = connect(stack.databaseUrl, { poolSize: 4 })
        inner.unshift(() => db.destroy())
        await createExporterRole(stack.databaseUrl)
        await startArchiving(db)
        await runJob(stack, ['daily-update'])
        const disk = join(stack.options.folder, 'disk')
        inner.unshift(await mountSmallDisk(disk))
        const certificates = await makeCertificates(stack)
        const mailbox = await startMailServer(certificates)
        inner.unshift(mailbox.stop)
        const { trusted } = certificates
        const mailPort = Number(new URL(mailbox.url).port)
        const monitoring = await runMonitoring(stack.options, {
          mailPort,
          trusted,
          ...(pace !== undefined && { pace }),
        })
        inner.unshift(monitoring.stop)
        await runBackup(monitoring.folder, true)
        return await drill({ stack, db, monitoring, certificates, mailServer, disk }, mailbox)
      } finally {
        for (const end of inner) await end()
      }
    })
  } finally {
    for (const end of ends) await end()
  }
}

/** Creates the role as step 12 of deploy/install.md does; here the exporter connects over TCP, with a password. */
async function createExporterRole(databaseUrl: string): Promise<void> {
  const db = connect(databaseUrl, { poolSize: 1 })
  await sql`create role prometheus login password 'polydex'`.execute(db)
  await sql`grant pg_monitor to prometheus`.execute(db)
  await db.destroy()
}
