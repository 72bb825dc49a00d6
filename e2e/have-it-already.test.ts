import { connect } from '@polydex/core/db/connect'
import { sql, type RawBuilder } from 'kysely'
import { expect, sampleSite, sampleSiteDatabase, test } from './site.ts'

const addresses = [
  '/find?page=2',
  '/cate',
  '/category',
  '/de/tool/canva',
  '/tool/canva/countries',
  '/ja/rank/hot',
  '/rank/region_ai/JP',
  '/month',
]

const ask = async (path: string, tag?: string) => {
  const response = await fetch(sampleSite + path, { headers: tag === undefined ? {} : { 'If-None-Match': tag } })
  return { status: response.status, tag: response.headers.get('etag') ?? '', body: await response.text() }
}

test('loaders return plain data only: an ETag would not change with anything else', async () => {
  for (const path of addresses) {
    const [before = '', query = ''] = path.split('?')
    const response = await fetch(`${sampleSite}${before}.data?${query}`)
    const data = await response.text()
    expect([path, response.status, data.length > 1_000]).toEqual([path, 200, true])
    // The router marks promises, maps, sets, dates and the like by a letter in place of a list of numbers.
    expect([path, /\[\s*"[A-Z]",/.exec(data)?.[0]]).toEqual([path, undefined])
  }
})

test('D4.1 a client with an outdated ETag gets the changed page within two seconds', async () => {
  const db = connect(sampleSiteDatabase, { poolSize: 1 })
  const path = '/vi/tool/wanderlog'
  const describe = (change: RawBuilder<string>) =>
    db
      .updateTable('tool_texts')
      .set({ description: change })
      .where('locale', '=', 'vi')
      .where('tool_id', 'in', (query) => query.selectFrom('tools').select('id').where('slug', '=', 'wanderlog'))
      .execute()
  const before = await ask(path)
  expect((await ask(path, before.tag)).status).toBe(304)
  await describe(sql`description || ' Mới.'`)
  await expect.poll(async () => (await ask(path, before.tag)).status, { timeout: 2_000 }).toBe(200)
  expect((await ask(path)).body).toContain(' Mới.')
  await describe(sql`left(description, -5)`)
  await db.destroy()
})
