import { storeIcon, showIcons } from '@polydex/core/icon/store-icons'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { createTestEditor } from '@polydex/core/testing/test-senders'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, buildTestDesk, signInAs } from './testing/test-desk.ts'

const database = openTestDatabase()
let app: FastifyInstance
let editor: Record<string, string>

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [toolEntryOf('lantern')])
  const { id } = await database.db.selectFrom('tools').select('id').executeTakeFirstOrThrow()
  const files = { small: Buffer.from('small'), large: Buffer.from('large') }
  await storeIcon(database.as('worker'), id, { ...files, sourceUrl: 'https://lantern.com/icon.png' }, new Date())
  await showIcons(database.as('worker'), [])
  editor = await signInAs(database.db, await createTestEditor(database.as('owner'), 'Ada'))
  app = await buildTestDesk(database.as('desk'))
})
afterAll(() => app.close())

const shown = async () =>
  (await database.db.selectFrom('tools').select('icon_file').executeTakeFirstOrThrow()).icon_file

it('an editor sees an icon, removes it, and allows one again; the history names who did', async () => {
  expect((await ask(app, '/icons', editor)).body).toContain('/icons/lantern/picture')
  expect((await ask(app, '/icons/lantern/picture', editor)).body).toBe('large')
  expect(await shown()).not.toBeNull()
  expect((await ask(app, '/icons/lantern', editor, { action: 'remove' })).status).toBe(303)
  expect(await shown()).toBeNull()
  expect((await ask(app, '/icons/lantern/picture', editor)).status).toBe(404)
  expect((await ask(app, '/icons', editor)).body).toContain('Removed')
  await ask(app, '/icons/lantern', editor, { action: 'allow' })
  const { body } = await ask(app, '/icons/lantern', editor)
  expect(body.match(/(?:allow|remove), Ada/g)).toEqual(['allow, Ada', 'remove, Ada'])
  expect((await ask(app, '/icons/none', editor, { action: 'remove' })).status).toBe(404)
})
