import { gzipSync } from 'node:zlib'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { digestBands } from '@polydex/core/testing/digest-bands'
import { openTlsServer } from '@polydex/core/testing/test-tls-server'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hostileFaults, hostileLimits, hostileLists } from '../testing/hostile-lists.ts'
import { startFetch, testAddress } from '../testing/fetch-process.ts'
import { loadConfig } from '../config.ts'
import { performJob } from '../perform-job.ts'
import { defineFetchBands } from './fetch-bands.ts'

const database = openTestDatabase()
const now = new Date('2026-11-15T03:00:00Z')
/** Lists by path, such as `/kr/202610.csv.gz`; other paths do not exist. `hold` runs before each answer. */
const lists = new Map<string, string>()
let hold: (path: string, method?: string) => Promise<void> = async () => {}
const hostileAt = new Map<string, string>()
/** Retry-After in answers for any month but the newest. */
let retryAfter: string | undefined

let server: Awaited<ReturnType<typeof openTlsServer>>
beforeAll(async () => {
  server = await openTlsServer((request, response) => {
    const path = request.url ?? ''
    const hostile = hostileLists[hostileAt.get(path) ?? '']
    if (retryAfter !== undefined && !path.includes('202610'))
      return response.writeHead(429, { 'retry-after': retryAfter }).end()
    if (request.headers['if-none-match'] === '"hostile"') return response.writeHead(304).end()
    if (hostile !== undefined) return hostile(response)
    const list = lists.get(path)
    const answer = () =>
      list === undefined
        ? response.writeHead(404).end()
        : response.writeHead(200, { etag: '"1"' }).end(request.method === 'HEAD' ? undefined : gzipSync(list))
    void hold(path, request.method).then(answer)
  })
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [toolEntryOf('alpha'), toolEntryOf('beta')])
})
afterAll(() => server.close())

/** Timeouts are those of production: a busy machine must not look like a slow server. */
const options = {
  pausesMs: [1],
  limits: { bodyBytes: hostileLimits.limits.bodyBytes },
  maxTextBytes: hostileLimits.maxTextBytes,
}
const countryCodes = ['KR', 'MX', 'VN', 'JP']
const listOf = (...places: [host: string, band: number][]): string =>
  ['origin,rank', ...places.map(([host, band]) => `https://${host},${band}`), ''].join('\n')

beforeEach(async () => {
  server.seen.paths.length = 0
  hold = async () => {}
  hostileAt.clear()
  retryAfter = undefined
  lists.clear()
  for (const month of ['202608', '202609', '202610'])
    for (const country of ['kr', 'mx', 'vn'])
      lists.set(`/${country}/${month}.csv.gz`, listOf(['alpha.com', 1_000], ['www.beta.com', 5_000], ['x.com', 1_000]))
  await empty()
})

const tables = ['band_fetches', 'band_changes', 'band_lists', 'rank_bands', 'site_bands', 'country_bands'] as const
async function empty(): Promise<void> {
  for (const table of tables) await database.db.deleteFrom(table).execute()
  await database.db.deleteFrom('rankings').execute()
}

const findFetches = (status: 'missing' | 'refused' | 'waiting' | 'unreachable') =>
  database.db.selectFrom('band_fetches').selectAll().where('status', '=', status).orderBy('month').execute()

const lines: string[] = []
const fetch = (given: { months?: number; day?: Date; budgetMs?: number } = {}) => {
  const { months, day = now, budgetMs = 1_800_000 } = given
  lines.length = 0
  const config = loadConfig({ DATABASE_URL: database.url, BANDS_ADDRESS: testAddress })
  const job = defineFetchBands({ ...server.fetchOptions, ...options, countryCodes, budgetMs })
  const context = { db: database.as('worker'), config, now: day, log: (line: string) => void lines.push(line) }
  return performJob(job, context, months === undefined ? {} : { months })
}
const gets = () => server.seen.paths.length

describe('fetch-bands', () => {
  it('fetches the newest months, and records lists that are missing', async () => {
    expect(await fetch({ months: 2 })).toMatchObject({
      lists: 8,
      held: 6,
      missing: 2,
      places: 12,
      newestMonth: '2026-10',
    })
    expect(await findFetches('missing')).toMatchObject([
      { month: '2026-09-01', country_code: 'JP', fault: null },
      { month: '2026-10-01', country_code: 'JP', fault: null },
    ])
    const row = await database.db.selectFrom('band_lists').select(['sites', 'band_sizes']).executeTakeFirstOrThrow()
    expect(row).toEqual({ sites: 3, band_sizes: [2, 1, 0, 0, 0, 0, 0] })
    const ranked = await database.db.selectFrom('rankings').select('basis').where('key', '=', 'KR').execute()
    expect(ranked).toEqual([{ basis: 'bands' }, { basis: 'bands' }])
  })

  it('looks for a new month on its own, but only once it has been started by hand', async () => {
    expect(await fetch()).toMatchObject({ lists: 0 })
    expect(gets()).toBe(0)
    await fetch({ months: 1 })
    expect(await fetch({ day: new Date('2026-12-15T03:00:00Z') })).toMatchObject({ lists: 0 })
    lists.set('/kr/202611.csv.gz', listOf(['alpha.com', 5_000]))
    expect(await fetch({ day: new Date('2026-12-15T03:00:00Z') })).toMatchObject({ lists: 4, held: 1, missing: 3 })
  })

  it('reaches the same state after being killed as without interruption', async () => {
    await fetch({ months: 3 })
    const undisturbed = await digestBands(database.db)
    await empty()
    const request = {
      databaseUrl: database.urlOf('worker'),
      server: server.here,
      now: now.toISOString(),
      months: 3,
      options: { ...options, countryCodes },
    }
    const first = startFetch(request)
    let left = 6
    hold = async () => {
      left -= 1
      if (left === 0) first.kill()
    }
    expect(await first.done).toBeUndefined()
    const stored = await database.db.selectFrom('band_lists').select('month').execute()
    expect(stored.length).toBeGreaterThan(0)
    expect(stored.length).toBeLessThan(9)
    await fetch({ months: 3 })
    expect(await digestBands(database.db)).toEqual(undisturbed)
  }, 60_000)

  it('stores nothing from hostile lists, and everything from the others', async () => {
    const names = [
      'a bomb: a few kilobytes that unpack to megabytes',
      'a list without an end',
      'an empty list',
      'a redirect to a private network',
      'thousands that all claim to be first',
      'a list that is cut off',
    ]
    const paths = [...lists.keys()].filter((path) => !path.startsWith('/mx/'))
    for (const [index, name] of names.entries()) hostileAt.set(paths[index] ?? '', name)
    expect(await fetch({ months: 3 })).toMatchObject({ held: 3, refused: 6, places: 6 })
    const held = await database.db.selectFrom('band_lists').select('country_code').distinct().execute()
    expect(held).toEqual([{ country_code: 'MX' }])
    const refused = await findFetches('refused')
    for (const { month, country_code, fault } of refused) {
      const path = `/${country_code.toLowerCase()}/${month.slice(0, 7).replace('-', '')}.csv.gz`
      expect(`refused: ${fault}`).toMatch(hostileFaults[hostileAt.get(path) ?? ''] ?? /^$/)
    }
  })

  it('ends a daily run when its time budget is used up, and leaves the rest waiting', async () => {
    await fetch({ months: 1 })
    lists.set('/kr/202611.csv.gz', listOf(['alpha.com', 5_000]))
    const day = new Date('2026-12-15T03:00:00Z')
    hold = (_path, method) => (method === 'HEAD' ? Promise.resolve() : new Promise(() => {}))
    expect(await fetch({ day, budgetMs: 500 })).toMatchObject({ lists: 0, left: 4, unreachable: 0 })
    expect(lines).toContainEqual(expect.stringMatching(/^Leaving 4 lists for the next run/))
    expect(await findFetches('waiting')).toHaveLength(4)
    hold = async () => {}
    expect(await fetch({ day })).toMatchObject({ lists: 4, held: 1, missing: 3, left: 0 })
  })

  it('runs one at a time: a manual run waits, a daily run leaves the lists to the other', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    hold = (_path, method) => (method === 'HEAD' ? Promise.resolve() : released)
    const first = fetch({ months: 1 })
    await expect.poll(gets, { timeout: 10_000 }).toBe(3)
    expect(await fetch()).toEqual({ lists: 0, isBusy: true })
    expect(lines).toEqual(['Another run is fetching lists; leaving them to it'])
    const second = fetch({ months: 1 })
    await expect.poll(() => lines).toEqual(['Another run is fetching lists; waiting for it to finish'])
    expect(gets()).toBe(3)
    release()
    expect(await first).toMatchObject({ lists: 4, held: 3 })
    expect(await second).toMatchObject({ lists: 0 })
  })
})
