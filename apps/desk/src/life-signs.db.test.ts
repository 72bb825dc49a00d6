import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { createTestEditor } from '@polydex/core/testing/test-senders'
import { recordVisit, type Visit } from '@polydex/core/visit/tools-to-visit'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, buildTestDesk, signInAs } from './testing/test-desk.ts'

const database = openTestDatabase()
let app: FastifyInstance
let editor: Record<string, string>
const slugs = ['lantern', 'quill', 'harbor']

/** The home page of each tool redirects to another site, on five days until today. */
async function see(finalUrl: string): Promise<void> {
  const tools = await database.db.selectFrom('tools').select(['id', 'homepage_url as homepage']).execute()
  const visit: Visit = { status: 200, finalUrl, title: 'New', fault: null, isAnswer: false, sign: 'moved' }
  for (const ago of [4, 3, 2, 1, 0])
    for (const tool of tools) {
      const given = { ...tool, wantsIcon: false, namedIcon: null, wasSilent: false }
      await recordVisit(database.as('worker'), given, visit, new Date(Date.now() - ago * 86_400_000))
    }
}

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(
    database.db,
    slugs.map((slug) => toolEntryOf(slug)),
  )
  await see('https://new.example.com/en')
  editor = await signInAs(database.db, await createTestEditor(database.as('owner'), 'Ada'))
  app = await buildTestDesk(database.as('desk'))
})
afterAll(() => app.close())

const act = (slug: string, action: string) => ask(app, `/signs/${slug}`, editor, { action })
const listed = async () => {
  const { body } = await ask(app, '/signs', editor)
  return slugs.filter((slug) => body.includes(`/signs/${slug}"`))
}
const statusOf = async (slug: string) =>
  (await database.db.selectFrom('tools').select('status').where('slug', '=', slug).executeTakeFirstOrThrow()).status

it('an editor closes a tool by its sign, and can undo that', async () => {
  expect(await listed()).toEqual(slugs)
  const { location = '' } = await act('lantern', 'closed')
  expect([await statusOf('lantern'), await listed()]).toEqual(['closed', ['quill', 'harbor']])
  const { body } = await ask(app, location, editor)
  const [, path = '', version = ''] = /action="([^"]+\/undo)"[^]*?value="(\d+)"/.exec(body) ?? []
  expect((await ask(app, path, editor, { version })).status).toBe(303)
  expect(await statusOf('lantern')).toBe('published')
})

it('an editor corrects the address in the entry, however often they ask for it', async () => {
  const { location } = await act('quill', 'address')
  expect((await act('quill', 'address')).location).toBe(location)
  expect((await ask(app, location ?? '', editor)).body).toMatch(
    /name="homepage"[^>]*value="https:\/\/new\.example\.com\/en"/,
  )
})

it('a dismissed sign is asked about again when it leads elsewhere, or after 30 days', async () => {
  await act('harbor', 'nothing')
  expect(await listed()).not.toContain('harbor')
  await database.db
    .updateTable('dismissed_signs')
    .set({ dismissed_at: new Date(Date.now() - 31 * 86_400_000) })
    .execute()
  expect(await listed()).toContain('harbor')
  await act('harbor', 'nothing')
  await see('https://other.example.com/')
  expect(await listed()).toContain('harbor')
})
