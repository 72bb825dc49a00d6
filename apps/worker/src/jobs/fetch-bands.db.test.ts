import { gzipSync } from 'node:zlib'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { digestBands } from '@polydex/core/testing/digest-bands'
import { findBandMonths } from '@polydex/core/band/find-band-months'
import { openTlsServer } from '@polydex/core/testing/test-tls-server'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hostileLimits, hostileLists } from '../testing/hostile-lists.ts'
import { startFetch, testAddress } from '../testing/fetch-process.ts'
import { loadConfig } from '../config.ts'
import { performJob } from '../perform-job.ts'
import { defineFetchBands } from './fetch-bands.ts'

const database = openTestDatabase()
const now = new Date('2026-11-15T03:00:00Z')
/** Lists by path, as `/kr/202610.csv.gz`; what is not here is not there. `hold` is called before an answer. */
const lists = new Map<string, string>()
let hold: (path: string) => Promise<void> = async () => {}
const hostileAt = new Map<string, string>()

let server: Awaited<ReturnType<typeof openTlsServer>>
beforeAll(async () => {
  server = await openTlsServer((request, response) => {
    const path = request.url ?? ''
    const hostile = hostileLists[hostileAt.get(path) ?? '']
    if (hostile !== undefined) return hostile(response)
    const list = lists.get(path)
    const answer = () =>
      list === undefined
        ? response.writeHead(404).end()
        : response.writeHead(200, { etag: '"1"' }).end(request.method === 'HEAD' ? undefined : gzipSync(list))
    void hold(path).then(answer)
  })
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [toolEntryOf('alpha'), toolEntryOf('beta')])
})
afterAll(() => server.close())

/** The times stay those of production: a machine at work must not look like a slow server. */
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

const fetch = (given: { months?: number; day?: Date } = {}) => {
  const { months, day = now } = given
  const config = loadConfig({ DATABASE_URL: database.url, BANDS_ADDRESS: testAddress })
  const job = defineFetchBands({ ...server.fetchOptions, ...options, countryCodes })
  const context = { db: database.as('worker'), config, now: day, log: () => {} }
  return performJob(job, context, months === undefined ? {} : { months })
}
const gets = () => server.seen.paths.length

describe('fetch-bands', () => {
  it('brings the newest months, and notes a list that is missing as not held', async () => {
    expect(await fetch({ months: 2 })).toMatchObject({
      lists: 8,
      held: 6,
      missing: 2,
      places: 12,
      newestMonth: '2026-10',
    })
    expect(await findBandMonths(database.db, 9)).toMatchObject([
      { month: '2026-10-01', lists: 3, fullLists: 0, notHeld: ['JP'] },
      { month: '2026-09-01', lists: 3, fullLists: 0, notHeld: ['JP'] },
    ])
    const row = await database.db.selectFrom('band_lists').select(['sites', 'band_sizes']).executeTakeFirstOrThrow()
    expect(row).toEqual({ sites: 3, band_sizes: [2, 1, 0, 0, 0, 0, 0] })
    expect(await database.db.selectFrom('rankings').select('basis').where('key', '=', '').execute()).toContainEqual({
      basis: 'bands',
    })
  })

  it('looks by itself for a new month, and not before it was begun by hand', async () => {
    expect(await fetch()).toMatchObject({ lists: 0 })
    expect(gets()).toBe(0)
    await fetch({ months: 1 })
    expect(await fetch({ day: new Date('2026-12-15T03:00:00Z') })).toMatchObject({ lists: 0 })
    lists.set('/kr/202611.csv.gz', listOf(['alpha.com', 5_000]))
    expect(await fetch({ day: new Date('2026-12-15T03:00:00Z') })).toMatchObject({ lists: 4, held: 1, missing: 3 })
  })

  it('comes to the same after a kill as undisturbed', async () => {
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

  it('takes nothing of hostile lists and everything of the others', async () => {
    const names = [
      'a bomb: a few kilobytes that unpack to megabytes',
      'a list without an end',
      'a page instead of a list',
      'a redirect to a private network',
      'thousands that all claim to be first',
      'a list that is cut off',
    ]
    const paths = [...lists.keys()].filter((path) => !path.startsWith('/mx/'))
    for (const [index, name] of names.entries()) hostileAt.set(paths[index] ?? '', name)
    expect(await fetch({ months: 3 })).toMatchObject({ held: 3, refused: 6, places: 6 })
    const held = await database.db.selectFrom('band_lists').select('country_code').distinct().execute()
    expect(held).toEqual([{ country_code: 'MX' }])
    const faults = await database.db
      .selectFrom('band_fetches')
      .select('fault')
      .where('status', '=', 'refused')
      .execute()
    expect(faults.filter(({ fault }) => fault === null)).toEqual([])
  })

  it('ends early where the server cannot be reached, and says so', async () => {
    await fetch({ months: 1 })
    for (const path of [...lists.keys(), '/jp/202608.csv.gz', '/jp/202609.csv.gz'])
      if (!path.includes('202610')) hostileAt.set(path, 'a server that is overloaded for ever')
    await expect(fetch({ months: 3 })).rejects.toThrow(/Could not reach \d+ of \d+ lists/)
    const rows = await database.db.selectFrom('band_fetches').select('status').where('status', '=', 'waiting').execute()
    expect(rows.length).toBeGreaterThan(0)
  })

  it('asks for nothing twice, but reads held lists again for a tool that is new', async () => {
    await fetch({ months: 2 })
    const before = gets()
    expect(await fetch({ months: 2 })).toMatchObject({ lists: 0 })
    expect(gets() - before).toBe(1) // whether a newer month is there
    await createTools(database.db, [toolEntryOf('x')])
    expect(await fetch({ months: 2 })).toMatchObject({ lists: 6, places: 6 })
  })
})
