import { createServer, type Server } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { findLifeSigns } from '@polydex/core/desk/life-signs'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { createCertificate } from '@polydex/core/testing/test-tls-server'
import { findToolsByIds } from '@polydex/core/tool/find-tools-by-ids'
import { getToolDetail } from '@polydex/core/tool/get-tool-detail'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { performJob } from '../perform-job.ts'
import { defineFetchIcons } from './fetch-icons.ts'

/** `at`: where the host is, instead of at our server; `robots`: its robots.txt, which does not exist otherwise. */
type Reply = { at?: string; status?: number; location?: string; body?: string; afterMs?: number; robots?: string }
/**
 * What is said on each of seven days: nothing (-), that it answered on a day (its number), or that there is no answer since
 * a day (a for the first); what editors are asked about then. All are visited every other day, but for the last two.
 */
type Site = [says: string, reply: (day: number, host: string) => Reply, sign?: string]

const [expired, nobody, nowhere] = ['127.0.0.3', '127.0.0.2', 'nowhere']
const isDown = (days: number[]) => (day: number) => (days.includes(day) ? { at: nobody } : {})
const script = '<script src="https://img.test/parking-lander/x.js"></script>'
const endless = 'endless'
/** On this day our own network is down. */
const outage = 3
const zoo: Record<string, Site> = {
  healthy: ['1114466', () => ({ body: '<p>Paints pictures.' })],
  slow: ['1114466', () => ({ afterMs: 200 })],
  hangs: ['-------', () => ({ afterMs: 5_000 })],
  forbids: ['-------', () => ({ status: 403 })],
  limits: ['-------', () => ({ status: 429 })],
  challenges: ['-------', () => ({ status: 503 })],
  'no-robots': ['-------', () => ({ robots: 'user-agent: *\ndisallow: /' })],
  'no-name': ['-----aa', () => ({ at: nowhere }), 'silent'],
  refuses: ['-----aa', () => ({ at: nobody }), 'silent'],
  expired: ['-------', () => ({ at: expired }), 'certificate'],
  www: ['1114466', (_, host) => (host.startsWith('www.') ? {} : { status: 301, location: 'https://www.www.test/' })],
  subpath: ['1114466', () => ({ status: 301, location: '/en' })],
  moved: ['-------', () => ({ status: 301, location: 'https://healthy.test/' }), 'moved'],
  parked: ['-------', () => ({ body: script }), 'parked'],
  'for-sale': ['-------', () => ({ body: '<h1>This domain is for sale</h1>' }), 'for-sale'],
  sold: ['-------', () => ({ status: 302, location: 'https://hugedomains.com/sold' }), 'for-sale'],
  'sells-domains': ['1114466', () => ({ body: `Buy this domain. ${'For every trade. '.repeat(200)}` })],
  'says-closed': ['-------', () => ({ body: '<p>Quill has been discontinued. Thank you!' }), 'closed'],
  missing: ['-------', () => ({ status: 404 }), 'gone'],
  gone: ['-------', () => ({ status: 410 }), 'gone'],
  'fails-once': ['-224466', (day) => ({ status: day === 1 ? 500 : 200 })],
  fails: ['-------', () => ({ status: 500 }), 'failing'],
  'down-4-and-5': ['1111166', isDown([4, 5])],
  'down-from-4': ['1111111', isDown([4, 5, 6, 7])],
  down: ['-----aa', isDown([1, 2, 3, 4, 5, 6, 7]), 'silent'],
  empty: ['1114466', () => ({ body: '' })],
  huge: ['1114466', () => ({ body: 'x'.repeat(2_000_000) })],
  drips: ['1114466', () => ({ body: endless })],
  loops: ['-------', () => ({ status: 301, location: '/' })],
  'signs-in': ['1114466', () => ({ status: 302, location: 'https://healthy.test/login' })],
  'asks-who': ['1114466', () => ({ status: 401 })],
  'best-known': ['1224567', () => ({})],
  'little-known': ['1111117', () => ({})],
}
const names = Object.keys(zoo)

const placeOf: Record<string, number> = { 'best-known': 1, 'little-known': 1_000 }
const nameOf = (host: string): string => host.replace(/^www\./, '').replace(/\.\w+$/, '')
const database = openTestDatabase()
const servers: Server[] = []
const asked: string[] = []
let [today, port, open, most] = [1, 0, 0, 0]
let ca: string[]

async function listen(address: string, isExpired: boolean): Promise<string> {
  const hosts = [...names.map((name) => `${name}.test`), 'www.www.test', 'hugedomains.com']
  const certificate = createCertificate(hosts.map((host) => `DNS:${host}`).join(','), [], isExpired)
  const server = createServer(certificate, ({ headers: { host = '' }, url = '' }, response) => {
    const name = nameOf(host)
    asked.push(`${today} ${name}${url}`)
    open += 1
    most = Math.max(most, open)
    response.on('close', () => (open -= 1))
    const { status = 200, location, body, afterMs, robots } = zoo[name]?.[1](today, host) ?? {}
    response.setHeader('content-type', 'text/html')
    if (name === 'challenges') response.setHeader('cf-mitigated', 'challenge')
    if (url === '/robots.txt' && status < 400) return response.writeHead(robots === undefined ? 404 : 200).end(robots)
    if (url !== '/' && url !== '/robots.txt') return response.end('Inside')
    if (location !== undefined) response.setHeader('location', location)
    response.writeHead(status)
    if (body === endless) return setInterval(() => response.write('.'), 50).unref()
    return setTimeout(() => response.end(body), afterMs ?? 0)
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(port, address, done))
  port = (server.address() as AddressInfo).port
  return certificate.cert
}

const lookup: LookupFunction = (host, { all }, callback) => {
  const place = today === outage ? nobody : (zoo[nameOf(host)]?.[1](today, host).at ?? '127.0.0.1')
  if (place === nowhere) callback(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' }), [])
  else if (all === true) callback(null, [{ address: place, family: 4 }])
  else callback(null, place, 4)
}

beforeAll(async () => {
  ca = [await listen('127.0.0.1', false), await listen(expired, true)]
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  const rivals = { rivals: ['refuses', 'slow'] }
  const entries = names.map((name) => ({ homepage: `https://${name}.test/`, ...(name === 'healthy' && rivals) }))
  await createTools(
    database.db,
    entries.map((entry, place) => toolEntryOf(names[place] ?? '', entry)),
  )
  const tools = await database.db.selectFrom('tools').select(['id', 'slug']).execute()
  const listed = tools.map(({ id, slug }) => ({ tool_id: id, places: Array<number>(16).fill(placeOf[slug] ?? 100) }))
  await database.db.insertInto('listed_tools').values(listed).execute()
})
afterAll(() => servers.map((server) => server.close() && server.closeAllConnections()))

const dayMs = 86_400_000
const dayOf = (date: string): number => 7 - Math.floor((Date.now() - Date.parse(date)) / dayMs)
const isPublic = (host: string): boolean => host.startsWith('127.')
const visit = (day: number) => {
  today = day
  const now = new Date(new Date().setUTCHours(6, 0, 0, 0) - (7 - day) * dayMs)
  const job = defineFetchIcons({ isPublic, agentOptions: { port, ca, lookup }, limits: { totalMs: 700 } }, 0)
  const config = loadConfig({ DATABASE_URL: 'postgres://unused', FETCH_ICONS: 'true' })
  return performJob(job, { db: database.as('worker'), config, now, log: () => {} }, {})
}

async function readSaid(): Promise<string[]> {
  const { tools } = await findToolsByIds(database.as('api'), names, 'en')
  return tools.map(({ alive }) => {
    if (alive === null) return '-'
    const { answeredOn, silentSince } = alive
    return silentSince === null ? String(dayOf(answeredOn ?? '')) : ' abcdefg'.charAt(dayOf(silentSince))
  })
}

it('a zoo of sites is described rightly on each of seven days, and asked politely', { timeout: 60_000 }, async () => {
  const said = names.map(() => '')
  for (let day = 1; day <= 7; day += 1) {
    expect(await visit(day)).toMatchObject({ isOnline: day !== outage })
    for (const [place, sign] of (await readSaid()).entries()) said[place] += sign
  }
  const listOf = (value: (site: Site, place: number) => string | undefined) =>
    names.map((name, place) => `${name} ${value(zoo[name] as Site, place)}`)
  expect(listOf((_, place) => said[place])).toEqual(listOf(([says]) => says))
  const signs = new Map((await findLifeSigns(database.as('desk'), 100)).map(({ slug, sign }) => [slug, sign]))
  expect(names.map((name) => signs.get(name))).toEqual(names.map((name) => zoo[name]?.[2]))

  expect(most).toBe(1)
  expect(asked.filter((line) => line.includes('no-robots/'))).toEqual(
    [1, 4, 6].map((day) => `${day} no-robots/robots.txt`),
  )
  expect(asked.filter((line) => line.endsWith(' fails/'))).toEqual([])
  expect(asked.filter((line) => line.includes(' healthy/apple')).length).toBe(1)

  // A rival that does not answer is no alternative while others do.
  const { alternatives } = await getToolDetail(database.as('api'), { toolId: 'healthy', locale: 'en' })
  expect(alternatives[0]?.slug).toBe('slow')
  expect(alternatives.map(({ slug }) => slug)).not.toContain('refuses')
  await database.db
    .updateTable('tool_visits')
    .set({ visited_at: new Date(Date.now() - 15 * dayMs) })
    .execute()
  expect(new Set(await readSaid())).toEqual(new Set(['-']))
})
