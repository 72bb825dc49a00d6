import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { localeCodes } from '@polydex/contract/locale/locale'
import { getSitemapTools } from '@polydex/contract/http/sitemap'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../apps/api/src/app.ts'
import { createCallApi } from '../../apps/web/app/api/call-api.ts'
import { createAskApi } from '../../apps/web/server/ask-api.ts'
import { createRenderSlots } from '../../apps/web/server/rendering/render-slots.ts'
import { createSitemapApp } from '../../apps/web/server/sitemaps/sitemap-app.ts'
import { isLong } from '../run-mode.ts'

/** In the long form as many as the site must carry, in the short form enough for two parts. */
const toolCount = isLong ? 100_000 : 2_100
const site = 'https://polydex.example'
const database = openTestDatabase()
let api: Awaited<ReturnType<typeof buildApp>>
let origin: string
let close: () => void

beforeAll(async () => {
  const { db } = database
  // Sitemaps read only a name and a text. The second tool has closed, the third is removed, the fourth has no text.
  await sql`insert into sites (host) values ('synthetic.example')`.execute(db)
  await sql`
    insert into tools (slug, name, homepage_url, site_id, catalogue, content_hash, changed_on, status)
    select 'synthetic-' || lpad(number::text, 6, '0'), 'Tool ' || number, 'https://synthetic.example/' || number,
           (select id from sites), 'synthetic', '', case number when 1 then date '2026-11-02' end,
           case number when 2 then 'closed' when 3 then 'removed' else 'published' end
    from generate_series(1, ${toolCount}::int) as number
    order by number
  `.execute(db)
  await sql`
    insert into tool_texts (tool_id, locale, description)
    select id, 'en', 'What it does.' from tools where slug <> 'synthetic-000004'
  `.execute(db)
  await sql`analyze tools, tool_texts`.execute(db)
  api = await buildApp({ db, config: { LOG_LEVEL: 'silent' } })
  const base = await api.listen({ host: '127.0.0.1', port: 0 })
  const server = createSitemapApp({
    origin: site,
    callApiFor: () => createCallApi(base, { address: '127.0.0.1' }, { askApi: createAskApi(base) }),
    slots: createRenderSlots(8),
    shed: async (_request, response) => void response.status(503).end(),
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  origin = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
  close = () => listening.close()
}, 600_000)
afterAll(async () => {
  close()
  await api.close()
})

const read = async (path: string) => {
  const response = await fetch(origin + path)
  return { status: response.status, text: await response.text() }
}
const pick = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

it(`sitemaps list each of ${toolCount} tools that has a text once, in files within the limits of the protocol`, async () => {
  const files = pick((await read('/sitemap.xml')).text, /<loc>([^<]+)<\/loc>/g).map((found) => new URL(found).pathname)
  expect(files).toHaveLength(1 + Math.ceil(toolCount / 2_000))
  const tools: string[] = []
  for (const file of files.filter((path) => path.includes('/tools-'))) {
    const { status, text } = await read(file)
    expect([file, status]).toEqual([file, 200])
    const found = pick(text, /<loc>[^<]+\/tool\/([^<]+)<\/loc>/g)
    expect(found.length).toBeLessThanOrEqual(2_000)
    expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 ** 2)
    tools.push(...found)
  }
  expect(new Set(tools).size).toBe(toolCount - 2)
  expect(tools).toHaveLength(toolCount - 2)
  expect(tools).toContain('synthetic-000002')
  for (const slug of ['synthetic-000003', 'synthetic-000004']) expect(tools).not.toContain(slug)
}, 600_000)

it('sitemaps give each page its address in every language, and the day of its last change if known', async () => {
  const { text } = await read('/de/sitemap/tools-1.xml')
  const entryOf = (slug: string) => pick(text, RegExp(`(<url><loc>[^<]*${slug}</loc>.*</url>)`, 'g'))[0] ?? ''
  const first = entryOf('synthetic-000001')
  expect(pick(first, /<loc>([^<]+)<\/loc>/g)).toEqual([`${site}/de/tool/synthetic-000001`])
  expect(pick(first, /<lastmod>([^<]+)<\/lastmod>/g)).toEqual(['2026-11-02'])
  const links = pick(first, /href="([^"]+)"/g)
  expect(links).toHaveLength(localeCodes.length + 1)
  expect(links.at(-1)).toBe(`${site}/tool/synthetic-000001`)
  expect(entryOf('synthetic-000002')).not.toContain('lastmod')
  const part = `<loc>${site}/de/sitemap/tools-1.xml</loc><lastmod>2026-11-02</lastmod>`
  expect((await read('/de/sitemap.xml')).text).toContain(part)
})

it('sitemaps answer 404 beyond the last tool', async () => {
  expect((await read('/sitemap/tools-999999.xml')).status).toBe(404)
  expect((await api.inject({ url: getSitemapTools.path, query: { part: '0' } })).statusCode).toBe(400)
})
