import { signUp } from '@polydex/contract/account'
import { localeCodes } from '@polydex/contract/locale'
import { getSitemapTools } from '@polydex/contract/sitemap'
import { expect, test } from '@playwright/test'
import { sampleApi, sampleSite } from '../../e2e/site.ts'
import { isLong } from '../../tests/run-mode.ts'
import { inLanes } from '../xss/in-lanes.ts'
import { attackClasses } from './attacks/classes.ts'
import { soundCiphers, transport, weakCiphers } from './attacks/inside.ts'
import { startMirror, type Mirror } from './attacks/mirror.ts'
import { get, readAnswer, send, visit } from './attacks/send.ts'
import { lengths } from './attacks/smuggled.ts'
import { startNaiveEdge } from './attacks/naive-edge.ts'
import { swap, type AttackClass, type Places, type Stand } from './attacks/technique.ts'
import type { RunningEdge } from '../../scripts/edge/run-edge.ts'
import { startEdge } from './start-edge.ts'

test.describe.configure({ mode: 'serial' })

let mirror: Mirror
/** Two pairs of an edge to attack and one to leave alone: in front of the real web, then of the mirror. */
let edges: RunningEdge[]
let onMirror: Stand
let onSite: Stand
const none = { http: 0, https: 0 }
const sitePort = Number(new URL(sampleSite).port)

test.beforeAll(async () => {
  mirror = await startMirror()
  edges = await Promise.all([sitePort, sitePort, mirror.port, mirror.port].map((port) => startEdge({ webs: [port] })))
  const ports = edges.map((edge) => edge.ports)
  const pair = (at: number) => ({ edge: ports[at] ?? none, untouched: ports[at + 1] ?? none })
  const pages = await listPages()
  onSite = { ...pair(0), mirror: undefined, victim: await register(), ...countPages(pages) }
  const victim = { cookie: 'token=known-to-the-victim; token_present=1', secret: 'known-to-the-victim' }
  onMirror = { ...pair(2), mirror, victim, ...countPages() }
})
test.afterAll(async () => {
  await Promise.all((edges ?? []).map((edge) => edge.stop()))
  await mirror?.stop()
})

/** Pages of tools in every language. */
async function listPages(): Promise<string[]> {
  const response = await fetch(`${sampleApi + getSitemapTools.path}?part=1`)
  const { tools } = getSitemapTools.output.parse(((await response.json()) as { data: unknown }).data)
  return tools.flatMap(({ slug }) =>
    localeCodes.map((code) => (code === 'en' ? `/tool/${slug}` : `/${code}/tool/${slug}`)),
  )
}

let counted = 0
/** Pages that were not requested yet: the mirror has every page, the site those of its tools. */
const countPages = (pages?: string[]): Pick<Stand, 'newPage' | 'newSearch'> => ({
  newPage: () => {
    const page = pages === undefined ? `/tool/page-${(counted += 1)}` : pages.pop()
    if (page === undefined) throw new Error('the site has too few pages')
    return page
  },
  newSearch: () => `/find?q=word${(counted += 1)}`,
})

async function register(): Promise<Stand['victim']> {
  const email = `victim-${process.pid}-${Date.now()}@example.com`
  const response = await fetch(sampleApi + signUp.path, {
    method: 'POST',
    body: JSON.stringify({ email, password: 'nine green umbrellas' }),
    headers: { 'Content-Type': 'application/json' },
  })
  const { token } = signUp.output.parse(((await response.json()) as { data: unknown }).data)
  return { cookie: `token=${token}; token_present=1`, secret: email }
}

let placed = 0
const newPlaces = (): Places => {
  placed += 1
  const end = `${Math.floor(placed / 250)}.${1 + (placed % 250)}`
  return { attacker: `127.1.${end}`, visitor: `127.2.${end}` }
}

/** In short runs only every third technique is also tried on the real web; the mirror, the easier target, gets all of them. */
const isTried = (stand: Stand, index: number): boolean => stand.mirror !== undefined || isLong || index % 3 === 0

/** Runs the techniques of a class; returns what each successful one obtained. */
async function attack({ techniques }: AttackClass, stand: Stand): Promise<string[]> {
  const able = techniques.filter(
    ({ needsMirror }, index) => isTried(stand, index) && (!needsMirror || stand.mirror !== undefined),
  )
  const found: string[] = []
  // Two lanes for the real web: it renders, and other tests need it at the same time.
  const lanes = Array.from({ length: stand.mirror === undefined ? 2 : able.length })
  await inLanes(lanes, able, async (_, { name, run }) => {
    const got = await run(stand, newPlaces())
    if (got !== undefined) found.push(`${name}: ${got}`)
  })
  return found
}

/** Runs the techniques against an edge with a weakened configuration. */
async function attackWeak(attackClass: AttackClass, stand: Stand, change: (conf: string) => string) {
  const edge = await startEdge({ webs: [stand.mirror?.port ?? sitePort], change })
  try {
    return await attack(attackClass, { ...stand, edge: edge.ports })
  } finally {
    await edge.stop()
  }
}

test('there are at least 60 techniques in 12 classes, each with a name of its own', () => {
  const names = attackClasses.flatMap(({ name, techniques }) =>
    techniques.map((technique) => `${name}: ${technique.name}`),
  )
  expect(attackClasses.length).toBeGreaterThanOrEqual(12)
  expect(names.length).toBeGreaterThanOrEqual(60)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(attackClasses.map(({ weakness }) => weakness)).size).toBe(attackClasses.length)
})

test('there is something to attack: pages are cached, and the victim can read private data', async () => {
  const { attacker, visitor } = newPlaces()
  const page = onMirror.newPage()
  for (const from of [attacker, visitor]) expect((await visit(onMirror.edge, page, from)).status).toBe(200)
  expect(mirror.seen.filter(({ line }) => line.includes(` ${page} `))).toHaveLength(1)
  for (const { edge, victim } of [onMirror, onSite]) {
    const own = await visit(edge, '/account', visitor, `Cookie: ${victim.cookie}`)
    expect([own.status, own.body.includes(victim.secret)]).toEqual([200, true])
  }
})

for (const attackClass of attackClasses)
  test(`${attackClass.name}: no attack works, unless ${attackClass.weakness}`, async () => {
    const { weaken, works, isShownOnSite = false } = attackClass
    const [mirrored, real, weak] = await Promise.all([
      attack(attackClass, onMirror),
      attack(attackClass, onSite),
      attackWeak(attackClass, onMirror, weaken),
    ])
    expect([...mirrored, ...real]).toEqual([])
    expect(weak.length).toBeGreaterThanOrEqual(works)
    if (isShownOnSite) expect(await attackWeak(attackClass, onSite, weaken)).not.toEqual([])
  })

test('a naive edge lets through smuggled requests that nginx refuses', async () => {
  const naive = await startNaiveEdge(edges[0]?.folder ?? '', mirror.port)
  const found = await attack(lengths, { ...onMirror, edge: naive.ports })
  await naive.stop()
  for (const name of [
    'CL.TE',
    'TE.TE by "Transfer-Encoding : chunked"',
    'two lengths',
    'list of lengths',
    'folded length',
  ])
    expect(found).toContainEqual(expect.stringContaining(name))
})

test('old TLS versions are refused even if weak ciphers are enabled', async () => {
  const found = await attackWeak(transport, onMirror, swap([soundCiphers, weakCiphers]))
  expect(found).toContainEqual(expect.stringContaining('blocks in a chain'))
  expect(found).not.toContainEqual(expect.stringContaining('TLS 1.'))
})

test('over plain HTTP, pages redirect to HTTPS and API calls are refused', async () => {
  const [page, call] = await Promise.all(
    ['/find?q=a', '/api/login/getSettings'].map(async (target) =>
      readAnswer(await send(onMirror.edge, { bytes: get(target), as: 'http' }, newPlaces().visitor)),
    ),
  )
  expect([page?.status, page?.headers.get('location')]).toEqual([301, expect.stringMatching(/^https:.*\/find\?q=a$/)])
  expect([call?.status, call?.headers.get('location')]).toEqual([403, undefined])
})
