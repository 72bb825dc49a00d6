import { databaseConfig } from '@polydex/core/db/config'
import { localeCodes } from '@polydex/contract/locale/locale'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quantile } from '../../quantile.ts'
import { startSite, type RunningSite } from '../../start-site.ts'

const crowd = 200
const paths = ['/find', '/category', '/rank/hot', '/tool/canva', '/rank/category_ai'].flatMap((path) =>
  localeCodes.map((locale) => (locale === 'en' ? path : `/${locale}${path}`)),
)

let site: RunningSite
const calm = new Map<string, string>()

async function read(path: string) {
  const began = performance.now()
  const { status, headers, body } = await fetch(site.origin + path).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    body: await response.text(),
  }))
  const isStorable = /s-maxage|public/.test(headers.get('cache-control') ?? '')
  return { path, status, body, isStorable, retryAfter: headers.get('retry-after'), ms: performance.now() - began }
}

describe('a site with more visitors than lanes', () => {
  beforeAll(async () => {
    // The lanes of production; other sites of tests have no bound.
    const web = { RENDERS_AT_ONCE: '' }
    site = await startSite({ serverUrl: databaseConfig.parse(process.env).DATABASE_URL, sampleData: true, web })
    for (const path of paths) {
      const { body, isStorable } = await read(path)
      if (!isStorable) throw new Error(`${path} is not whole without load`)
      calm.set(path, body)
    }
  }, 300_000)
  afterAll(() => site?.stop())

  it('serves whole pages, refuses the rest at once, and recovers', async () => {
    const everybody = (pathOf: (turn: number) => string) =>
      Promise.all(Array.from({ length: crowd }, (_, turn) => read(pathOf(turn))))
    // Opens the connections, whose cost is not the site's.
    await everybody(() => '/favicon.ico')
    const answers = await everybody((turn) => paths[turn % paths.length] ?? '/')
    const [served, shed] = [200, 503].map((wanted) => answers.filter(({ status }) => status === wanted))
    expect((served?.length ?? 0) + (shed?.length ?? 0)).toBe(crowd)
    // A page whose API was too slow says so, and no cache keeps it.
    const broken = served?.filter(({ path, body, isStorable }) => isStorable && body !== calm.get(path))
    expect(broken?.map(({ path }) => path)).toEqual([])
    // Those that are rendered at once and those that wait for them.
    expect(served?.length).toBeGreaterThanOrEqual(8 + 16)
    expect(new Set(shed?.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['2']))
    const [halfServed, halfShed] = [served, shed].map((some) => quantile(some?.map(({ ms }) => ms) ?? [], 0.5))
    console.log(
      `${served?.length} served, half in ${halfServed?.toFixed()} ms; ${shed?.length} shed, half in ${halfShed?.toFixed()} ms`,
    )
    expect(halfShed).toBeLessThan(halfServed ?? 0)
    for (const path of paths) expect([path, (await read(path)).status]).toEqual([path, 200])
  }, 120_000)
})
