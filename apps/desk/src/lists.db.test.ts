import { createAccount } from '@polydex/core/account/create-account'
import { createListShare } from '@polydex/core/list/list-share'
import { reportList } from '@polydex/core/list/report-list'
import { saveList } from '@polydex/core/list/save-list'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { createTestEditor } from '@polydex/core/testing/test-senders'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, buildTestDesk, signInAs } from './testing/test-desk.ts'

const database = openTestDatabase()
const list = '5f0c1f0e-7a3b-4a53-9a43-2d1b6f0c9e11'
let app: FastifyInstance
let editor: Record<string, string>
let key: string

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [toolEntryOf('lantern')])
  const passwordHash = '$argon2id$v=19$m=1,t=1,p=1$c2FsdA$aGFzaA'
  const owner = await createAccount(database.db, { email: 'a@example.com', passwordHash, locale: 'en' })
  const tools = [{ slug: 'lantern', note: '<b>Buy</b> now' }]
  await saveList(database.as('api'), owner, { list, title: 'Offers', tools, version: 0 })
  key = (await createListShare(database.as('api'), owner, list, undefined)).key
  editor = await signInAs(database.db, await createTestEditor(database.as('owner'), 'Ada'))
  app = await buildTestDesk(database.as('desk'))
})
afterAll(() => app.close())

const report = () => reportList(database.as('api'), { key, reason: 'spam', text: 'Advertising' })
const readPage = async () => (await ask(app, '/lists', editor)).body
const decide = (action: string) => ask(app, `/lists/${list}`, editor, { action })

it('an editor sees reports of a list, dismisses them, withdraws its link after another, and allows it again', async () => {
  expect(await readPage()).toContain('No list is reported')
  await report()
  await report()
  const page = await readPage()
  for (const text of ['Offers', 'spam 2', 'Advertising', '&lt;b&gt;Buy&lt;/b&gt; now']) expect(page).toContain(text)
  expect((await decide('dismiss')).status).toBe(303)
  expect(await readPage()).toContain('No list is reported')
  await report()
  await decide('withdraw')
  await expect(report()).rejects.toMatchObject({ code: 'list_withdrawn' })
  expect(await readPage()).toContain('withdraw, Ada')
  await decide('allow')
  await report()
  expect((await readPage()).match(/(?:allow|withdraw|dismiss), Ada/g)).toEqual([
    'allow, Ada',
    'withdraw, Ada',
    'dismiss, Ada',
  ])
})
