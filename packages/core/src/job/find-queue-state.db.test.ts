import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { queueMail } from '../mail/queue-mail.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { findQueueState } from './find-queue-state.ts'

const database = openTestDatabase()
const find = () => findQueueState(database.as('worker'))

const addJob = (age: string) =>
  sql`select graphile_worker.add_job('refresh-lists', run_at => now() - ${age}::interval)`.execute(database.db)

describe('findQueueState', () => {
  it('finds nothing in an empty queue', async () => {
    expect(await find()).toEqual({ oldestSeconds: 0, givenUp: 0, mailsWaiting: 0, mailsGivenUp: 0 })
  })

  it('tells how long the oldest job waits, without those of later and those that were given up', async () => {
    await addJob('90 seconds')
    await addJob('-1 hour')
    const { oldestSeconds, givenUp } = await find()
    expect([Math.floor(oldestSeconds / 10), givenUp]).toEqual([9, 0])
  })

  it('counts mails that wait', async () => {
    await queueMail(database.as('api'), 'reset', 'a@example.com')
    expect(await find()).toMatchObject({ mailsWaiting: 1, mailsGivenUp: 0 })
    await database.db.updateTable('mails').set({ failed_at: new Date() }).execute()
    expect(await find()).toMatchObject({ mailsWaiting: 0, mailsGivenUp: 1 })
  })
})
