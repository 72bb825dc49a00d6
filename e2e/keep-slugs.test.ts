import { connect, type Db } from '@polydex/core/db/connect'
import { expect, test } from '@playwright/test'
import { headingOf, plainText } from './page-text.ts'
import { readPage } from './read-page.ts'
import { sampleSite, sampleSiteDatabase } from './site.ts'

/** Tools that are in no list: one closed, one removed, one merged. Idempotent, because tests run in parallel. */
async function addLostTools(db: Db): Promise<void> {
  const model = await db.selectFrom('tools').selectAll().where('slug', '=', 'photoroom').executeTakeFirstOrThrow()
  const { id: modelId, traffic_site_id: _, ...columns } = model
  for (const status of ['closed', 'removed', 'merged'] as const) {
    await db
      .insertInto('tools')
      .values({
        ...columns,
        slug: `slug-of-${status}`,
        name: `Name of ${status}`,
        homepage_url: `https://${status}.example.com/`,
        status,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await db
    .insertInto('tool_categories')
    .columns(['tool_id', 'category_id', 'position'])
    .expression((query) =>
      query
        .selectFrom('tool_categories')
        .innerJoin('tools', (join) => join.on('tools.slug', 'like', 'slug-of-%'))
        .select(['tools.id', 'tool_categories.category_id', 'tool_categories.position'])
        .where('tool_categories.tool_id', '=', modelId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const closed = db.selectFrom('tools').select('id').where('slug', '=', 'slug-of-closed')
  await db
    .insertInto('tool_aliases')
    .values([
      { slug: 'slug-of-merged', tool_id: modelId },
      { slug: 'slug-of-closed-before', tool_id: closed },
      { slug: 'slug-of-closed-long-before', tool_id: closed },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

test('D2.3c former slugs redirect in one step, closed tools keep their page, removed tools answer 410', async () => {
  const db = connect(sampleSiteDatabase, { poolSize: 1 })
  await addLostTools(db)
  await db.destroy()
  for (const prefix of ['', '/de']) {
    for (const [former, present] of [
      ['slug-of-merged', 'photoroom'],
      ['slug-of-closed-before', 'slug-of-closed'],
      ['slug-of-closed-long-before', 'slug-of-closed'],
    ] as const) {
      const response = await fetch(`${sampleSite}${prefix}/tool/${former}`, { redirect: 'manual' })
      expect([former, response.status, response.headers.get('location')]).toEqual([
        former,
        301,
        `${prefix}/tool/${present}`,
      ])
    }
    const closed = await readPage(`${prefix}/tool/slug-of-closed`)
    expect([closed.status, headingOf(closed.html)]).toEqual([200, 'Name of closed'])
    expect(plainText(/<main[^]*<\/main>/.exec(closed.html)?.[0] ?? '')).toContain(
      prefix === '' ? 'Name of closed is no longer offered.' : 'Name of closed wird nicht mehr angeboten.',
    )
    const removed = await readPage(`${prefix}/tool/slug-of-removed`)
    expect(removed.status).toBe(410)
    expect(removed.html).not.toContain('Name of removed')
  }
})
