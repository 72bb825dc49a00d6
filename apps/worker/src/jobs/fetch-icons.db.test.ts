import { iconSides, maxIconBytes } from '@polydex/core/icon/icon-file'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { openTlsServer } from '@polydex/core/testing/test-tls-server'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { performJob } from '../perform-job.ts'
import { defineFetchIcons } from './fetch-icons.ts'

const database = openTestDatabase()

type Answer = { status?: number; type?: string; location?: string; body?: Buffer | string; stalls?: true }

/** Answers of the site by path; 404 for any other. */
const site = new Map<string, Answer>()

let server: Awaited<ReturnType<typeof openTlsServer>>
beforeAll(async () => {
  server = await openTlsServer((request, response) => {
    const { status, type = 'text/html', location, body, stalls } = site.get(request.url ?? '') ?? { status: 404 }
    response.writeHead(status ?? 200, { 'content-type': type, ...(location !== undefined && { location }) })
    if (body !== undefined) response.write(body)
    if (stalls !== true) response.end()
  })
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [toolEntryOf('lantern', { homepage: 'https://lists.test/' })])
})
afterAll(() => server.close())

const page = (head: string): Answer => ({ body: `<html><head><title>Lan&amp;tern</title>${head}</head><body>` })
const touchIcon = page('<link rel="apple-touch-icon" href="/icon">')

beforeEach(async () => {
  site.clear()
  site.set('/', touchIcon)
  for (const table of ['tool_visits', 'tool_icons', 'icon_decisions', 'named_icons'] as const)
    await database.db.deleteFrom(table).execute()
  await database.db.updateTable('tools').set({ icon_file: null, mark_file: null }).execute()
})

/** Runs the job with the rights of the worker. */
const run = (settings: Record<string, string> = {}, strict = false) => {
  const { isPublic: _, ...private_ } = server.fetchOptions
  return performJob(
    defineFetchIcons({ ...(strict ? private_ : server.fetchOptions), limits: { totalMs: 500 } }, 0),
    {
      db: database.as('worker'),
      config: loadConfig({ DATABASE_URL: 'postgres://unused', FETCH_ICONS: 'true', ...settings }),
      now: new Date(),
      log: () => {},
    },
    {},
  )
}

const readVisit = () => database.db.selectFrom('tool_visits').selectAll().executeTakeFirst()
const readIcon = () => database.db.selectFrom('tool_icons').selectAll().executeTakeFirst()
const shownFile = async () =>
  (await database.db.selectFrom('tools').select('icon_file').executeTakeFirstOrThrow()).icon_file

const dot = (side: number) => `<circle cx="${side / 2}" cy="${side / 2}" r="${side / 3}" fill="#c03"/>`
const svg = (side: number, inside = dot(side)) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}">${inside}</svg>`
const png = (side = 180) =>
  sharp(Buffer.from(svg(side)))
    .png()
    .toBuffer()
/** Two frames; the first shows the dot, the second is blue all over. */
const animated = async (format: 'gif' | 'webp') => {
  const frame = await sharp(Buffer.from(svg(128, `<rect width="128" height="128" fill="#fff"/>${dot(128)}`)))
    .png()
    .toBuffer()
  const blue = await sharp({ create: { width: 128, height: 128, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  return sharp([frame, blue], { join: { animated: true } })
    [format]({ loop: 0 })
    .toBuffer()
}

/** What is stored is ours: two files of WebP without frames or metadata, in which the dot can be seen. */
async function expectDrawn(): Promise<void> {
  const icon = await readIcon()
  expect(await shownFile()).toBe(`${icon?.hash}-96`)
  const files = [icon?.small ?? Buffer.alloc(0), icon?.large ?? Buffer.alloc(0)]
  expect(files[0]!.length + files[1]!.length).toBeLessThanOrEqual(maxIconBytes)
  for (const [index, bytes] of files.entries()) {
    const { format, width, height, pages = 1, exif, icc, xmp } = await sharp(bytes).metadata()
    expect({ format, width, height, pages, exif, icc, xmp }).toEqual({
      format: 'webp',
      width: iconSides[index],
      height: iconSides[index],
      pages: 1,
    })
    const middle = await sharp(bytes)
      .extract({ left: width / 2, top: height / 2, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(middle[0]).toBeGreaterThan(150)
    expect(middle[2]).toBeLessThan(120)
  }
}

type Hostile = [what: string, prepare: () => Promise<Answer> | Answer, outcome: 'drawn' | 'none']

const hostile: Hostile[] = [
  ['a drawing with a script', () => ({ body: svg(64, `<script>fetch('/x')</script>${dot(64)}`) }), 'drawn'],
  [
    'a drawing that refers to files and other hosts',
    () => ({
      body: svg(
        64,
        `${dot(64)}<image width="64" height="64" xlink:href="file:///etc/hostname"/><image width="64" height="64" href="https://lists.test/seen"/>`,
      ),
    }),
    'drawn',
  ],
  [
    'a drawing of entities within entities',
    () => ({
      body: `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${'bcdefghij'
        .split('')
        .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
        .join('')}]>${svg(64, `<text>&j;</text>`)}`,
    }),
    'none',
  ],
  [
    'a drawing of references within references',
    () => ({
      body: svg(
        64,
        `<defs><g id="a0">${dot(64)}</g>${Array.from({ length: 30 }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`).join('')}</defs><use href="#a30"/>`,
      ),
    }),
    'none',
  ],
  [
    '10,000 pixels a side',
    async () => ({
      body: await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#c03' } })
        .png()
        .toBuffer(),
    }),
    'none',
  ],
  ['a drawing of 10,000 pixels a side', () => ({ body: svg(10_000) }), 'none'],
  ['an animated GIF', async () => ({ body: await animated('gif') }), 'drawn'],
  ['an animated WebP', async () => ({ body: await animated('webp') }), 'drawn'],
  ['HTML posing as PNG', () => ({ type: 'image/png', body: '<!doctype html><script>alert(1)</script>' }), 'none'],
  [
    'PNG with HTML behind it',
    async () => ({ body: Buffer.concat([await png(), Buffer.from('<script>alert(1)</script>')]) }),
    'drawn',
  ],
  ['half a PNG', async () => ({ body: (await png()).subarray(0, 900) }), 'none'],
  [
    'a TIFF, whose decoder is off',
    async () => ({
      body: await sharp(await png())
        .tiff()
        .toBuffer(),
    }),
    'none',
  ],
  ['a redirect to this machine', () => ({ status: 302, location: 'https://127.0.0.2/icon' }), 'none'],
  ['a redirect to a private network', () => ({ status: 302, location: 'https://10.0.0.1/icon' }), 'none'],
  [
    'a redirect to the address of a cloud’s keys',
    () => ({ status: 302, location: 'https://169.254.169.254/' }),
    'none',
  ],
  ['a redirect to http', () => ({ status: 302, location: 'http://lists.test/icon' }), 'none'],
  ['a redirect to itself', () => ({ status: 302, location: '/icon' }), 'none'],
  ['a body that never ends', async () => ({ body: (await png()).subarray(0, 100), stalls: true }), 'none'],
  ['a body over 512 KB', async () => ({ body: Buffer.concat([await png(), Buffer.alloc(524_288)]) }), 'none'],
  ['white on nothing', async () => ({ body: svg(64, '<circle cx="32" cy="32" r="20" fill="#fff"/>') }), 'none'],
]

describe('the icon of a site', () => {
  it.each(hostile)('with %s', async (_what, prepare, outcome) => {
    site.set('/icon', await prepare())
    await run()
    if (outcome === 'drawn') return expectDrawn()
    expect(await readIcon()).toBeUndefined()
    expect(await shownFile()).toBeNull()
    expect(server.seen.paths).not.toContain('/seen')
  })
})
