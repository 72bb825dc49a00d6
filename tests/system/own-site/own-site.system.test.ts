import { databaseConfig } from '@polydex/core/db/config'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFaults } from '../../../e2e/looking/find-faults.ts'
import { launchBrowser } from '../../browser.ts'
import { startSite, type RunningSite } from '../../start-site.ts'
import { crawl, type Visited } from './crawl.ts'
import { bare, renamed, writeSiteFile } from './own-sites.ts'

const { DATABASE_URL: serverUrl } = databaseConfig.parse(process.env)
const ends: (() => Promise<unknown>)[] = []
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
  ends.push(() => browser.close())
}, 60_000)
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
}, 60_000)

async function start(settings: object): Promise<RunningSite> {
  const site = await startSite({
    serverUrl,
    sampleData: false,
    hasLists: true,
    siteFile: await writeSiteFile(settings),
    web: { OPERATOR_NAME: 'A' },
  })
  ends.push(site.stop)
  return site
}

const listDead = (pages: readonly Visited[]): string[] =>
  pages.filter(({ status }) => status >= 400).map(({ path, status, from }) => `${status} ${path} from ${from}`)

/** What axe finds, and what the console says. */
async function look(site: RunningSite, paths: readonly string[]): Promise<string[]> {
  const page: Page = await browser.newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  for (const path of paths) {
    await page.goto(site.origin + path)
    await page.waitForFunction(() => '__reactRouterDataRouter' in window)
    faults.push(...(await findFaults(page)).map((fault) => `${path}: ${fault}`))
  }
  await page.close()
  return faults
}

describe('a site with a name of its own', { timeout: 240_000 }, () => {
  let site: RunningSite
  let pages: Visited[]
  beforeAll(async () => {
    site = await start(renamed)
    pages = await crawl(site.origin, [
      '/',
      '/ja',
      '/robots.txt',
      '/sitemap/pages.xml',
      '/api/openapi.json',
      '/api/docs',
    ])
  }, 240_000)

  it('D2.5 has no dead link, and names Polydex only where it credits it', () => {
    expect(pages.length).toBeGreaterThan(100)
    expect(listDead(pages)).toEqual([])
    // The licence of the program on /about, and the line of the footer.
    const credits = /<th scope="row">Polydex<\/th>|(?:Erstellt mit )Polydex|Polydex(?:で作成)/g
    // Code is no text.
    const texts = pages.filter(({ path }) => !path.endsWith('.js'))
    const named = texts.filter(({ text }) => text.replaceAll(credits, '').includes('Polydex'))
    expect(named.map(({ path, text }) => [path, /.{60}Polydex.{20}/s.exec(text.replaceAll(credits, ''))?.[0]])).toEqual(
      [],
    )
  })

  it('D2.5 exists in its languages alone, the first without a prefix', async () => {
    const home = pages.find(({ path }) => path === '/')?.text ?? ''
    expect(/<html lang="(\w+)"/.exec(home)?.[1]).toBe('de')
    expect([...home.matchAll(/<link rel="alternate" hrefLang="([\w-]+)"/g)].map(([, tag]) => tag)).toEqual([
      'de',
      'ja',
      'x-default',
    ])
    expect(home).toContain('<title>KI-Werkzeuge für den Alltag · Werkzeugkasten</title>')
    expect(home).toContain('href="https://help.example.org/"')
    for (const path of ['/en', '/fr/find', '/es/sitemap.xml', '/de/find'])
      expect([path, (await fetch(site.origin + path)).status]).toEqual([path, path === '/de/find' ? 200 : 404])
    const terms = pages.find(({ path }) => path === '/ja/terms')?.text ?? ''
    expect(terms).toContain('法律に従います。')
    expect(terms).not.toContain('Werkzeugkastenは')
  })

  it('D2.5 looks its own, without faults of axe', async () => {
    expect(await look(site, ['/', '/ja/find', '/tool/canva'])).toEqual([])
    const picture = await fetch(`${site.origin}/share/ja.png`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await fetch(`${site.origin}/share/en.png`)).status).toBe(404)
  })
})

describe('a site without figures, accounts and submissions', { timeout: 240_000 }, () => {
  let site: RunningSite
  beforeAll(async () => void (site = await start(bare)), 240_000)

  it('D2.5 has no dead link, and neither link nor sitemap leads to what is left out', async () => {
    const pages = await crawl(site.origin, ['/', '/ja', '/sitemap/pages.xml', '/api/openapi.json', '/api/docs'])
    expect(pages.length).toBeGreaterThan(60)
    expect(listDead(pages)).toEqual([])
    const leftOut =
      /"(?:http:\/\/[^/"]+)?(?:\/ja)?\/(?:rank|month|login|register|account|lists|submit|case)\b[^"]*"|<loc>[^<]*\/(?:rank|month|submit)/
    const named = pages.filter(({ text }) => leftOut.test(text))
    expect(named.map(({ path, text }) => [path, leftOut.exec(text)?.[0]])).toEqual([])
  })

  it('D2.5 answers 404 to the pages and calls that are left out', async () => {
    const paths = [
      '/rank/hot',
      '/ja/rank/region',
      '/month',
      '/tool/canva/countries',
      '/login',
      '/ja/register',
      '/account',
      '/submit',
      '/case',
      '/tool/canva/report',
      '/tool/canva/maker',
      '/login.data',
      '/rank/hot.data',
      '/api/ranking/getTrending',
      '/api/favorites/getMyFavorites',
      '/api/user/getCase',
      '/api/ranking/getMonths',
    ]
    for (const path of paths) expect([path, (await fetch(site.origin + path)).status]).toEqual([path, 404])
    const tool = (await (await fetch(`${site.origin}/api/tools/getToolsDetail?toolId=canva`)).json()) as {
      data: { traffic: unknown; standings: unknown[] }
    }
    expect([tool.data.traffic, tool.data.standings]).toEqual([null, []])
  })

  it('D2.5 has no faults of axe', async () => {
    expect(await look(site, ['/', '/find?view=list', '/tool/canva', '/cate/copywriting', '/about'])).toEqual([])
  })
})
