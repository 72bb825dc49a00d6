import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@polydex/core/db/connect'
import { sql } from 'kysely'
import { readStack, startAgain } from '../../../scripts/stack/stack.ts'
import { signalProcesses } from '../freeze-processes.ts'
import { queueJob } from '../run-jobs.ts'
import { signUpMembers } from '../visit-forms.ts'
import type { AlertSite } from './alert-site.ts'
import type { Fault } from './fault.ts'
import { failJob, runJob } from './run-job.ts'

const job = { name: 'refresh-lists', payload: {} }

/** Occupies both slots of the queue with jobs that wait for a table lock. Readers are not affected. */
async function holdQueue(db: Db): Promise<() => Promise<void>> {
  const transaction = await db.startTransaction().execute()
  await sql`lock table listed_tools in exclusive mode`.execute(transaction)
  for (const one of [job, job]) await queueJob(db, one)
  for (;;) {
    const { rows } = await sql`select from graphile_worker.jobs where locked_at is not null`.execute(db)
    if (rows.length === 2) break
    await wait(100)
  }
  return () => transaction.rollback().execute()
}

export const listQueueFaults = ({ stack, db, mailServer }: AlertSite): Fault[] => [
  {
    name: 'the server refuses a mail for good',
    alerts: [{ alert: 'MailGivenUp' }],
    begin: async () => {
      mailServer.answer = 'never'
      await signUpMembers(stack.options.ports, 1, 50)
      return async () => {
        mailServer.answer = 'take'
        const mails = await db.selectFrom('mails').select('id').where('failed_at', 'is not', null).execute()
        for (const { id } of mails) await runJob(stack, ['send-mail', '--mail', id])
      }
    },
  },
  {
    name: 'a catalogue that is not there',
    alerts: [{ alert: 'JobFailed', labels: { job: 'import-catalogue' } }],
    begin: async () => {
      await failJob(stack, ['import-catalogue', '--from', join(stack.options.folder, 'nowhere')])
      return () => runJob(stack, ['import-catalogue', '--from', stack.options.catalogue])
    },
  },
  {
    name: 'two jobs wait for a table, a third has been waiting for 20 min',
    alerts: [{ alert: 'QueueStuck' }],
    begin: async () => {
      const release = await holdQueue(db)
      await sql`select graphile_worker.add_job('remove-expired', run_at => now() - interval '20 minutes')`.execute(db)
      return release
    },
  },
  {
    name: 'the worker is killed inside a run',
    alerts: [{ alert: 'RunLost' }, { alert: 'ProcessDown', labels: { job: 'worker' }, hasOthers: true }],
    isLong: true,
    begin: async () => {
      const release = await holdQueue(db)
      const { folder } = stack.options
      const worker = (await readStack(folder)).find(({ name }) => name === 'polydex-worker')
      signalProcesses([worker?.pid ?? 0], 'SIGKILL')
      return async () => {
        await release()
        await startAgain(stack.options, 'polydex-worker')
      }
    },
  },
]

/** Faults of data that is too old, mostly by backdating rows. Each lasts until it is repaired. */
export const listLastingWork = ({ stack, db }: AlertSite): Fault[] => [
  {
    name: 'lists from a server that is not there',
    alerts: [{ alert: 'ListsNotFetched' }],
    begin: async () => {
      const nowhere = { BANDS_ADDRESS: 'https://127.0.0.1:9/{country}/{month}.csv.gz' }
      await failJob(stack, ['fetch-bands', '--months', '1'], nowhere)
      return () => runJob(stack, ['fetch-bands'])
    },
  },
  {
    name: 'the newest month is made 100 days older',
    alerts: [{ alert: 'FiguresStale' }],
    begin: async () => {
      await sql`
        update job_runs
        set result = result || jsonb_build_object('figuresMonth', to_char(now() - interval '100 days', 'YYYY-MM'))
        where job = 'refresh-rankings' and status = 'succeeded'
      `.execute(db)
      return () => runJob(stack, ['refresh-rankings'])
    },
  },
  {
    name: 'the newest update is made 31 h older',
    alerts: [{ alert: 'UpdateMissed' }],
    begin: async () => {
      await sql`
        update job_runs
        set started_at = started_at - interval '31 hours', finished_at = finished_at - interval '31 hours'
        where job = 'daily-update'
      `.execute(db)
      return () => runJob(stack, ['daily-update'])
    },
  },
]
