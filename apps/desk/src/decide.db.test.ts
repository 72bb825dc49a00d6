import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { readJob } from '@polydex/core/testing/read-job'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { correctTestTool, createTestEditor, submitTestTool } from '@polydex/core/testing/test-senders'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask, buildTestDesk, signInAs } from './testing/test-desk.ts'

const database = openTestDatabase()
let app: FastifyInstance
let ada: { cookie: string }
let bea: { cookie: string }

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting', 'notes'] })
  await createTools(database.db, [toolEntryOf('alpha')])
  app = await buildTestDesk(database.as('desk'))
  ada = await signInAs(database.db, await createTestEditor(database.as('owner'), 'Ada'))
  bea = await signInAs(database.db, await createTestEditor(database.as('owner'), 'Bea'))
})
afterAll(() => app.close())
beforeEach(() => database.db.deleteFrom('cases').execute())

const entryFields = {
  name: 'Lantern',
  slug: 'lantern',
  homepage: 'https://lantern.com/',
  categories: 'notes, copywriting',
  pricing: 'free',
  'description-en': 'Reads notes.',
  'useCases-en': 'Read\nWrite',
}
const toolOf = (slug: string) => database.db.selectFrom('tools').selectAll().where('slug', '=', slug).executeTakeFirst()

describe('a desk form', () => {
  it('approves the entry as typed, and leads to the next case with an undo for this one', async () => {
    const [id, second] = [
      await submitTestTool(database.db, 'lantern.com'),
      await submitTestTool(database.db, 'kettle.com'),
    ]
    const sent = await ask(app, `/case/${id}/approve`, ada, { version: '0', ...entryFields })
    expect([sent.status, sent.location]).toEqual([303, `/case/${second}?done=${id}`])
    expect(await toolOf('lantern')).toMatchObject({ name: 'Lantern', pricing_model: 'free', is_decided: true })
    const { body } = await ask(app, sent.location ?? '', ada)
    expect(body).toContain('accepted')
    expect(body).toContain(`action="/case/${id}/undo"`)
    expect((await ask(app, `/case/${id}/undo`, ada, { version: '1' })).status).toBe(303)
    expect(await toolOf('lantern')).toMatchObject({ status: 'removed' })
  })

  it('D3.1c passes the choice to show the trial login to a job, because the desk has no key', async () => {
    const id = await submitTestTool(database.db, 'lantern.com')
    const sealed_trial = Buffer.alloc(8)
    await database.db.updateTable('submissions').set({ sealed_trial }).where('id', '=', id).execute()
    expect((await ask(app, `/case/${id}`, ada)).body).toMatch(/name="trial" value="true" checked/)
    const refused = await ask(app, `/case/${id}/approve`, ada, { version: '0', ...entryFields, slug: 'alpha' })
    expect(refused.body).toMatch(/name="trial" value="true" +\/>/)
    await ask(app, `/case/${id}/approve`, ada, { version: '0', ...entryFields })
    expect(await readJob(database.db, `adopt-trial:${id}`)).toEqual({ case: id, shown: false })
    await ask(app, `/case/${id}/undo`, ada, { version: '1' })
    await ask(app, `/case/${id}/approve`, ada, { version: '2', ...entryFields, trial: 'true' })
    expect(await readJob(database.db, `adopt-trial:${id}`)).toEqual({ case: id, shown: true })
    const without = await submitTestTool(database.db, 'kettle.com')
    expect((await ask(app, `/case/${without}`, ada)).body).not.toContain('name="trial"')
  })

  it('is shown again with the reason and everything typed if it cannot be stored', async () => {
    const id = await submitTestTool(database.db, 'taken.com')
    const { status, body } = await ask(app, `/case/${id}/approve`, ada, { version: '0', ...entryFields, slug: 'alpha' })
    expect(status).toBe(400)
    expect(body).toContain('The slug alpha is taken')
    expect(body).toContain('Reads notes.')
  })

  it('shows a second editor the decision of the first, and loses nothing they typed', async () => {
    const id = await submitTestTool(database.db, 'race.com')
    await ask(app, `/case/${id}/decline`, bea, { version: '0', reason: 'not-ai' })
    const { status, body } = await ask(app, `/case/${id}/approve`, ada, { version: '0', ...entryFields, slug: 'race' })
    expect(status).toBe(409)
    for (const text of ['Another editor decided', 'declined', 'not-ai', 'by Bea', 'Reads notes.'])
      expect(body).toContain(text)
    expect(await toolOf('race')).toBeUndefined()
  })

  it('corrects an entry, shows the difference field by field, and records the decision in the history', async () => {
    const id = await correctTestTool(database.db, 'alpha', { field: 'name', text: 'Alpha Pro' })
    const before = await ask(app, `/case/${id}`, ada)
    expect(before.body).toMatch(/<del>alpha<\/del>[\s\S]*<ins>Alpha Pro<\/ins>/)
    const typed = { ...entryFields, slug: 'alpha', homepage: 'https://alpha.com/', name: 'Alpha Pro' }
    expect((await ask(app, `/case/${id}/approve`, ada, { version: '0', ...typed })).status).toBe(303)
    expect(await toolOf('alpha')).toMatchObject({ name: 'Alpha Pro' })
    expect((await ask(app, `/case/${id}`, ada)).body).toContain('approve by Ada')
  })

  it('declines several cases together, and skips those decided meanwhile', async () => {
    const ids = [await submitTestTool(database.db, 'one.com'), await submitTestTool(database.db, 'two.com')]
    await ask(app, `/case/${ids[0]}/decline`, bea, { version: '0', reason: 'other' })
    const { location } = await ask(app, '/decline', ada, { case: ids, reason: 'promotion' })
    expect(location).toBe('/?declined=1&missed=1')
  })

  it('escapes submitted text', async () => {
    const name = `"><script>alert(1)</script>'`
    const id = await submitTestTool(database.db, 'hostile.com', {
      name,
      description: `</textarea><img src=x onerror=alert(2)> notes`,
    })
    for (const path of ['/', `/case/${id}`]) {
      const { body } = await ask(app, path, ada)
      expect(body).not.toMatch(/<script>alert|<img/)
      expect(body).toContain('&lt;script&gt;')
    }
  })
})
