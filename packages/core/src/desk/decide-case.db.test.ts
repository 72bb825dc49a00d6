import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../app-error.ts'
import { getToolDetail } from '../tool/get-tool-detail.ts'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { correctTestTool, createTestAccountRow, createTestEditor, submitTestTool } from '../testing/test-senders.ts'
import { StaleCase } from './case-state.ts'
import { decideCase, type Verdict } from './decide-case.ts'
import { openCase } from './find-case.ts'
import { undoDecision } from './undo-decision.ts'

const database = openTestDatabase()
const now = new Date('2026-11-16T10:00:00Z')
let editorId: number

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting', 'notes'] })
  await createTools(database.db, [toolEntryOf('alpha'), toolEntryOf('beta')])
  editorId = await createTestEditor(database.as('owner'), 'Ada')
})

const open = (id: string) => openCase(database.as('desk'), id, now)
const decide = async (id: string, verdict: Verdict, version?: number) =>
  decideCase(database.as('desk'), { caseId: id, version: version ?? (await open(id)).version, editorId, now }, verdict)
const undo = async (id: string) =>
  undoDecision(database.as('desk'), { caseId: id, version: (await open(id)).version, editorId, now })
const approve = async (id: string, changes: object = {}) => {
  const { draft } = await open(id)
  if (draft === null) throw new Error('There is nothing to approve')
  return decide(id, { action: 'approve', entry: { ...draft, ...changes } })
}
const find = (slug: string) => getToolDetail(database.as('api'), { toolId: slug, locale: 'ja' })
const isSearched = async (slug: string) => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from search_documents join tools on tools.id = tool_id where slug = ${slug}) as found
  `.execute(database.db)
  return rows[0]?.found
}
const countRefreshes = async () => {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'refresh-lists'
  `.execute(database.db)
  return rows[0]?.jobs
}

describe('a decision on a submission', () => {
  it('D6.3 publishes it: page, text in its language, search, history and one refresh, as the desk role', async () => {
    const ids = [
      await submitTestTool(database.db, 'lantern-notes.com', { locale: 'es', name: 'Lantern Notes' }),
      await submitTestTool(database.db, 'kettle-notes.com'),
    ]
    for (const id of ids) await approve(id)
    expect(await find('lantern-notes')).toMatchObject({
      name: 'Lantern Notes',
      textLocale: 'es',
      addedOn: '2026-11-16',
    })
    expect(await isSearched('lantern-notes')).toBe(true)
    expect(await countRefreshes()).toBe(1)
    const { status, history, entry } = await open(ids[0] ?? '')
    expect(status).toBe('accepted')
    expect(entry?.slug).toBe('lantern-notes')
    expect(history).toMatchObject([{ action: 'approve', editor: 'Ada', toolBefore: null, isUndone: false }])
  })

  it('declines other submissions of the same address as listed', async () => {
    const first = await submitTestTool(database.db, 'twice.com')
    const other = await submitTestTool(database.db, 'twice.com', {}, await createTestAccountRow(database.db))
    await approve(first)
    const { status, reason, entry } = await open(other)
    expect({ status, reason, slug: entry?.slug }).toEqual({
      status: 'declined',
      reason: 'listed',
      slug: 'tool-of-twice-com',
    })
  })

  it('never overwrites a listed tool or one removed on request, and then leaves the case undecided', async () => {
    await sql`update tools set status = 'removed' where slug = 'beta'`.execute(database.db)
    const id = await submitTestTool(database.db, 'taken.com')
    for (const slug of ['alpha', 'beta']) await expect(approve(id, { slug, name: 'Taken' })).rejects.toThrow(AppError)
    await expect(approve(id, { homepage: 'https://alpha.com/' })).rejects.toThrow('belongs to alpha')
    expect(await open(id)).toMatchObject({ status: 'in-review', version: 0, history: [] })
    expect(await find('alpha')).toMatchObject({ name: 'alpha' })
  })

  it('is made by the first of two editors; the second fails as stale and changes nothing', async () => {
    const id = await submitTestTool(database.db, 'race.com')
    const outcomes = await Promise.allSettled([
      decide(id, { action: 'decline', reason: 'unclear' }, 0),
      decide(id, { action: 'decline', reason: 'not-ai' }, 0),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(StaleCase) })
    expect((await open(id)).history).toHaveLength(1)
  })
})

describe('undoing a decision', () => {
  it('unpublishes a tool, which can be approved again under its slug', async () => {
    const id = await submitTestTool(database.db, 'again.com')
    await approve(id)
    await undo(id)
    await expect(find('tool-of-again-com')).rejects.toMatchObject({ code: 'gone' })
    expect(await isSearched('tool-of-again-com')).toBe(false)
    expect(await open(id)).toMatchObject({ status: 'in-review', entry: null, draft: { slug: 'tool-of-again-com' } })
    await approve(id)
    expect(await find('tool-of-again-com')).toMatchObject({ status: 'published' })
    expect((await open(id)).history.map(({ action, isUndone }) => [action, isUndone])).toEqual([
      ['approve', false],
      ['undo', false],
      ['approve', true],
    ])
  })

  it('restores a corrected entry including its hash, so that an import has nothing to do', async () => {
    const row = () => database.db.selectFrom('tools').selectAll().where('slug', '=', 'alpha').executeTakeFirstOrThrow()
    const before = await row()
    const id = await correctTestTool(database.db, 'alpha', { problem: 'closed', text: undefined })
    await approve(id)
    expect((await row()).status).toBe('closed')
    await undo(id)
    expect(await row()).toEqual({ ...before, changed_on: '2026-11-16' })
  })

  it('is refused until a later decision on the same tool is undone', async () => {
    const [first, second] = [await correctTestTool(database.db, 'alpha'), await correctTestTool(database.db, 'alpha')]
    await approve(first, { name: 'Alpha one' })
    await approve(second, { name: 'Alpha two' })
    await expect(undo(first)).rejects.toThrow('undo that first')
    await undo(second)
    await undo(first)
    expect(await find('alpha')).toMatchObject({ name: 'alpha' })
  })
})

describe('the history of decisions', () => {
  it('cannot be changed, not even by the owner of the tables', async () => {
    const statements = ['update decisions set editor_id = 0', 'delete from decisions', 'truncate decisions cascade']
    for (const statement of statements)
      await expect(sql.raw(statement).execute(database.as('owner'))).rejects.toThrow('never changed')
  })
})
