import { createTaxonomy } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { createTestEditor, submitTestTool } from '@polydex/core/testing/test-senders'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask, buildTestDesk, signInAs } from './testing/test-desk.ts'

const database = openTestDatabase()
let app: FastifyInstance
let editor: { cookie: string }
let held: string
let waiting: string

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  app = await buildTestDesk(database.as('desk'), { LOG_LEVEL: 'error' })
  editor = await signInAs(database.db, await createTestEditor(database.as('owner'), 'Ada'))
})
afterAll(() => app.close())
beforeEach(async () => {
  await database.db.deleteFrom('cases').execute()
  ;[held, waiting] = [await submitTestTool(database.db, 'held.com'), await submitTestTool(database.db, 'waiting.com')]
  await database.db
    .updateTable('cases')
    .set({ is_held: true, spam_signs: ['markup'], spam_score: 3 })
    .where('id', '=', held)
    .execute()
})

describe('held cases', () => {
  it('are counted in the queue and shown on a page of their own, with their signs', async () => {
    const [queue, page] = [await ask(app, '/', editor), await ask(app, '/?state=held', editor)]
    expect(queue.body).toContain('1 more look like spam')
    expect([queue.body.includes('held.com'), queue.body.includes('waiting.com')]).toEqual([false, true])
    expect([page.body.includes('https://held.com/'), page.body.includes('waiting.com')]).toEqual([true, false])
    expect(page.body).toContain('<td>markup</td>')
    expect((await ask(app, '/?state=held&sign=campaign', editor)).body).not.toContain('https://held.com/')
  })

  it('are never offered as the next case', async () => {
    const { location } = await ask(app, `/case/${waiting}/decline`, editor, { version: '0', reason: 'other' })
    expect(location).toBe(`/case/${waiting}`)
  })

  it('are released into the queue', async () => {
    expect((await ask(app, '/held/release', editor, { case: held })).location).toBe('/?state=held&released=1')
    expect((await ask(app, '/', editor)).body).toContain('https://held.com/')
  })

  it('are declined together by sign, each with a decision that can be undone', async () => {
    expect((await ask(app, '/held/decline', editor, { sign: 'markup', reason: 'promotion' })).location).toBe(
      '/?state=held&declined=1',
    )
    expect((await ask(app, `/case/${held}/undo`, editor, { version: '1' })).status).toBe(303)
    expect((await ask(app, '/?state=held', editor)).body).toContain('https://held.com/')
    expect((await ask(app, '/', editor)).body).not.toContain('https://held.com/')
  })
})
