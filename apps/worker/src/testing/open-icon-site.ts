import { iconSides, maxIconBytes } from '@polydex/core/icon/icon-file'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { openTlsServer } from '@polydex/core/testing/test-tls-server'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { loadConfig } from '../config.ts'
import { defineFetchIcons } from '../jobs/fetch-icons.ts'
import { performJob } from '../perform-job.ts'

export type Answer = { status?: number; type?: string; location?: string; body?: Buffer | string; stalls?: true }

export const page = (head: string): Answer => ({ body: `<html><head><title>Lan&amp;tern</title>${head}</head><body>` })
export const touchIcon = page('<link rel="apple-touch-icon" href="/icon">')

export const dot = (side: number) => `<circle cx="${side / 2}" cy="${side / 2}" r="${side / 3}" fill="#c03"/>`
export const svg = (side: number, inside = dot(side)) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}">${inside}</svg>`
export const png = (side = 180) =>
  sharp(Buffer.from(svg(side)))
    .png()
    .toBuffer()
/** A site with a page that names an icon, its tool, and the job that visits it. Call it at the top of the file. */
export function openIconSite() {
  const database = openTestDatabase()
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

  /** What is stored is ours: two files of WebP without frames or metadata, in which the dot can be seen. */
  async function expectDrawn(): Promise<void> {
    const icon = await readIcon()
    expect(await shownFile()).toBe(`${icon?.hash}-96`)
    const files = [icon?.small ?? Buffer.alloc(0), icon?.large ?? Buffer.alloc(0)]
    expect(Buffer.concat(files).length).toBeLessThanOrEqual(maxIconBytes)
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

  /** `none`: nothing is stored and nothing is shown. */
  async function expectOutcome(outcome: 'drawn' | 'none'): Promise<void> {
    if (outcome === 'drawn') return expectDrawn()
    expect([await readIcon(), await shownFile()]).toEqual([undefined, null])
  }

  return {
    database,
    site,
    seen: () => server.seen.paths,
    run,
    readVisit,
    readIcon,
    shownFile,
    expectDrawn,
    expectOutcome,
  }
}
