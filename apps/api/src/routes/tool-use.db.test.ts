import { countUse } from '@polydex/contract/tool/tool-use'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { post } from '../testing/test-account.ts'

const database = openTestDatabase()
const lines: string[] = []
const build = () =>
  buildApp({
    db: database.as('api'),
    config: { LOG_LEVEL: 'debug' },
    logStream: { write: (line) => lines.push(line) },
  })

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(
    database.db,
    ['alpha', 'beta', 'taken-down'].map((slug) => toolEntryOf(slug)),
  )
  await database.db.updateTable('tools').set({ status: 'removed' }).where('slug', '=', 'taken-down').execute()
})

const readUses = () =>
  database.db
    .selectFrom('tool_uses')
    .innerJoin('tools', 'tools.id', 'tool_id')
    .select(['slug', 'opened', 'visited', 'saved', 'compared'])
    .orderBy('slug')
    .execute()

describe('uses of tools', () => {
  it('of two processes add up when each stops; unknown and removed tools are left out, and no line names a tool', async () => {
    const apps = [await build(), await build()] as const
    const send = async (place: 0 | 1, event: string, ...toolIds: string[]) =>
      (await post(apps[place], countUse.path, { event, toolIds })).status
    expect(await send(0, 'compared', 'beta', 'alpha')).toBe(200)
    expect(await send(1, 'compared', 'alpha', 'beta', 'beta')).toBe(200)
    expect(await send(0, 'opened', 'alpha', 'no-such-tool', 'taken-down')).toBe(200)
    expect(await send(1, 'opened', 'alpha')).toBe(200)
    expect(await send(1, 'visited', 'alpha')).toBe(200)
    expect(await send(1, 'saved', 'beta')).toBe(200)
    const tooMany = Array.from({ length: 101 }, (_, place) => `tool-${place}`)
    for (const [event, ...toolIds] of [['sold', 'alpha'], ['opened'], ['opened', ...tooMany], ['opened', 'No Slug']])
      expect(await send(0, event ?? '', ...toolIds)).toBe(400)
    await Promise.all(apps.map((app) => app.close()))
    expect(await readUses()).toEqual([
      { slug: 'alpha', opened: 2, visited: 1, saved: 0, compared: 2 },
      { slug: 'beta', opened: 0, visited: 0, saved: 1, compared: 2 },
    ])
    expect(lines.join()).not.toMatch(/alpha|no-such-tool/)
  })
})
