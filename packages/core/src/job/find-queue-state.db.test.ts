import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { queueMail } from '../mail/queue-mail.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { findQueueState } from './find-queue-state.ts'

const database = openTestDatabase()
const find = () => findQueueState(database.as('worker'))

const addJob = (age: string, job = 'refresh-lists') =>
  sql`select graphile_worker.add_job(${job}, run_at => now() - ${age}::interval)`.execute(database.db)

describe('findQueueState', () => {
  it('finds nothing in an empty queue', async () => {
    expect(await find()).toEqual({ waiting: [], givenUp: 0, mailsWaiting: 0, mailsGivenUp: 0 })
  })

  it('reports how long the oldest due job of each name has waited, and counts jobs that were given up', async () => {
    await addJob('90 seconds')
    await addJob('30 seconds')
    await addJob('-1 hour')
    await addJob('50 seconds', 'send-mail')
    await addJob('-1 hour', 'check-claims')
    await sql`select graphile_worker.add_job('adopt-trial', max_attempts => 1)`.execute(database.db)
    await sql`update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`.execute(database.db)
    const { waiting, givenUp } = await find()
    expect(waiting.map(({ job, seconds }) => [job, Math.floor(seconds / 10)])).toEqual([
      ['refresh-lists', 9],
      ['send-mail', 5],
    ])
    expect(givenUp).toBe(1)
  })

  it('counts mails that wait and mails that were given up', async () => {
    await queueMail(database.as('api'), 'reset', 'a@example.com')
    expect(await find()).toMatchObject({ mailsWaiting: 1, mailsGivenUp: 0 })
    await database.db.updateTable('mails').set({ failed_at: new Date() }).execute()
    expect(await find()).toMatchObject({ mailsWaiting: 0, mailsGivenUp: 1 })
  })
})
