import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { getSitemapTools } from '@polydex/contract/sitemap'
import { localeCodes } from '@polydex/contract/locale'
import type { Db } from '@polydex/core/db/connect'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../apps/api/src/app.ts'
import { createCallApi } from '../../apps/web/app/api/call-api.ts'
import { createAskApi } from '../../apps/web/server/ask-api.ts'
import { createRenderSlots } from '../../apps/web/server/rendering/render-slots.ts'
import { createSitemapApp } from '../../apps/web/server/sitemaps/sitemap-app.ts'
import { isLong } from '../../tests/run-mode.ts'

/**
 * In the long form as many as the site must carry, in the short form enough for two parts; SITEMAP_TOOLS overrides it.
 */
const toolCount = Number(process.env['SITEMAP_TOOLS'] ?? (isLong ? 100_000 : 2_100))
const site = 'https://polydex.example'
const database = openTestDatabase()
let api: Awaited<ReturnType<typeof buildApp>>
let origin: string
let close: () => void

/** Tools with only a name and a text, which is all that sitemaps read. */
async function createTools(db: Db): Promise<void> {
  await sql`insert into sites (host) values ('synthetic.example')`.execute(db)
  await sql`
    insert into tools (slug, name, homepage_url, site_id, catalogue, content_hash)
    select 'synthetic-' || lpad(number::text, 6, '0'), 'Tool ' || number, 'https://synthetic.example/' || number,
           (select id from sites), 'synthetic', ''
    from generate_series(1, ${toolCount}::int) as number
    order by number
  `.execute(db)
  await sql`
    insert into tool_texts (tool_id, locale, description) select id, 'en', 'What it does.' from tools
  `.execute(db)
  await sql`analyze tools, tool_texts`.execute(db)
}

beforeAll(async () => {
  const { db } = database
  await createTools(db)
  await db.updateTable('tools').set({ changed_on: '2026-11-02' }).where('slug', '=', 'synthetic-000001').execute()
  await db.updateTable('tools').set({ status: 'closed' }).where('slug', '=', 'synthetic-000002').execute()
  await db.updateTable('tools').set({ status: 'removed' }).where('slug', '=', 'synthetic-000003').execute()
  const silent = db.selectFrom('tools').select('id').where('slug', '=', 'synthetic-000004')
  await db.deleteFrom('tool_texts').where('tool_id', 'in', silent).execute()
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
const pathOf = (address: string) => new URL(address).pathname

/** Every tool in a language's files, found by following its index. */
async function walk(index: string): Promise<{ files: string[]; tools: string[]; largest: number }> {
  const files = pick((await read(index)).text, /<loc>([^<]+)<\/loc>/g).map(pathOf)
  const tools: string[] = []
  let largest = 0
  for (const file of files.filter((path) => path.includes('/tools-'))) {
    const { status, text } = await read(file)
    expect([file, status]).toEqual([file, 200])
    const found = pick(text, /<loc>[^<]+\/tool\/([^<]+)<\/loc>/g)
    expect(found.length).toBeLessThanOrEqual(2_000)
    largest = Math.max(largest, Buffer.byteLength(text))
    tools.push(...found)
  }
  return { files, tools, largest }
}

describe(`sitemaps of ${toolCount} tools`, () => {
  it(
    'list every tool that has a text once, in files within the limits of the protocol',
    { timeout: 600_000 },
    async () => {
      const before = process.memoryUsage().rss
      const { files, tools, largest } = await walk('/sitemap.xml')
      expect(files.length).toBe(1 + Math.ceil(toolCount / 2_000))
      expect(new Set(tools).size).toBe(tools.length)
      expect(tools.length).toBe(toolCount - 2)
      expect(tools).toContain('synthetic-000002')
      for (const slug of ['synthetic-000003', 'synthetic-000004']) expect(tools).not.toContain(slug)
      expect(largest).toBeLessThan(50 * 1024 ** 2)
      const grownMiB = (process.memoryUsage().rss - before) / 1024 ** 2
      console.log(
        `${files.length} files, largest ${(largest / 1024 ** 2).toFixed(1)} MiB, memory +${grownMiB.toFixed(0)} MiB`,
      )
    },
  )

  it(
    'give each page its address in every language, and the day of its last change if known',
    { timeout: 60_000 },
    async () => {
      const { text } = await read('/de/sitemap/tools-1.xml')
      const [first = ''] = pick(text, /(<url><loc>[^<]*synthetic-000001<\/loc>.*<\/url>)/g)
      expect(pick(first, /<loc>([^<]+)<\/loc>/g)).toEqual([`${site}/de/tool/synthetic-000001`])
      expect(pick(first, /<lastmod>([^<]+)<\/lastmod>/g)).toEqual(['2026-11-02'])
      const links = pick(first, /href="([^"]+)"/g)
      expect(links).toHaveLength(localeCodes.length + 1)
      expect(links.at(-1)).toBe(`${site}/tool/synthetic-000001`)
      const [second = ''] = pick(text, /(<url><loc>[^<]*synthetic-000002<\/loc>.*<\/url>)/g)
      expect(second).not.toContain('lastmod')
      expect((await read('/de/sitemap.xml')).text).toContain(
        `<loc>${site}/de/sitemap/tools-1.xml</loc><lastmod>2026-11-02</lastmod>`,
      )
    },
  )

  it(
    'return 404 beyond the last tool, and are compressed for clients that accept it',
    { timeout: 60_000 },
    async () => {
      expect((await read('/sitemap/tools-999999.xml')).status).toBe(404)
      expect((await api.inject({ url: getSitemapTools.path, query: { part: '0' } })).statusCode).toBe(400)
      for (const encoding of ['br', 'gzip']) {
        const response = await fetch(`${origin}/sitemap/tools-1.xml`, { headers: { 'Accept-Encoding': encoding } })
        expect(response.headers.get('content-encoding')).toBe(encoding)
        expect(await response.text()).toBe((await read('/sitemap/tools-1.xml')).text)
      }
    },
  )
})
