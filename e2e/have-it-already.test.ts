import { connect } from '@polydex/core/db/connect'
import { sql, type RawBuilder } from 'kysely'
import { expect, sampleSite, sampleSiteDatabase, test } from './site.ts'

const pages = [
  '/find',
  '/find?page=2',
  '/cate',
  '/category',
  '/tool/canva',
  '/tool/canva/countries',
  '/rank/hot',
  '/month',
]
const addresses = ['', '/de', '/ja'].flatMap((prefix) => pages.map((path) => prefix + path))

const ask = async (path: string, tag?: string, encoding = 'identity') => {
  const headers = { 'Accept-Encoding': encoding, ...(tag !== undefined && { 'If-None-Match': tag }) }
  const response = await fetch(sampleSite + path, { headers })
  const { status } = response
  return {
    status,
    tag: response.headers.get('etag') ?? '',
    keep: response.headers.get('cache-control'),
    policy: response.headers.get('content-security-policy'),
    body: await response.text(),
  }
}

test('D4.1 a request with the current ETag answers 304 in any encoding, one with another ETag the page', async () => {
  const tags = new Set<string>()
  for (const path of addresses) {
    const first = await ask(path)
    expect([path, first.status, first.tag]).toEqual([path, 200, expect.stringMatching(/^W\/"[\w-]{27}"$/)])
    tags.add(first.tag)
    for (const encoding of ['identity', 'gzip', 'br'])
      expect([path, await ask(path, first.tag, encoding)]).toEqual([
        path,
        { ...first, status: 304, body: '', policy: null },
      ])
    expect([path, await ask(path, `W/"${'x'.repeat(27)}"`)]).toEqual([path, first])
  }
  expect(tags.size, 'each page has a tag of its own').toBe(addresses.length)
})

test('D4.1 concurrent requests with and without the current ETag each get the right answer', async () => {
  const { tag, body } = await ask('/de/rank/hot')
  const asked = [tag, undefined, 'W/"older"', tag, undefined, '*', tag]
  const answers = await Promise.all(asked.map((known) => ask('/de/rank/hot', known)))
  expect(answers.map(({ status }) => status)).toEqual([304, 200, 200, 304, 200, 304, 304])
  for (const answer of answers) expect([answer.tag, answer.body === '' || answer.body === body]).toEqual([tag, true])
})

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
  const [slug, path] = ['wanderlog', '/vi/tool/wanderlog']
  const describe = (change: RawBuilder<string>) =>
    db
      .updateTable('tool_texts')
      .set({ description: change })
      .where('locale', '=', 'vi')
      .where('tool_id', 'in', (query) => query.selectFrom('tools').select('id').where('slug', '=', slug))
      .executeTakeFirstOrThrow()
  try {
    const before = await ask(path)
    expect((await ask(path, before.tag)).status).toBe(304)
    expect(await describe(sql`description || ' Mới.'`)).toEqual(expect.objectContaining({ numUpdatedRows: 1n }))
    await expect.poll(async () => (await ask(path, before.tag)).status, { timeout: 2_000 }).toBe(200)
    const after = await ask(path)
    expect(after.body).toContain(' Mới.')
    await describe(sql`left(description, -5)`)
    await expect.poll(async () => (await ask(path, after.tag)).tag, { timeout: 2_000 }).toBe(before.tag)
  } finally {
    await db.destroy()
  }
})
