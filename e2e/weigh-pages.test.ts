import { readFile, stat } from 'node:fs/promises'
import { get } from 'node:http'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { localeCodes, type Locale } from '@polydex/contract/locale/locale'
import { isLong } from '../tests/run-mode.ts'
import { listedKinds, pageKinds, stateKinds } from '../tests/screenshots/page-kinds.ts'
import { newEmail, password } from './account.ts'
import { prefixOf } from './read-page.ts'
import { expect, listedSite, sampleSite, test } from './site.ts'

/** Every npm package over 2 KB that may be sent to browsers, its kilobytes, and why. A new one needs a decision record. */
const allowedPackages: Record<string, number> = {
  // Draws the pages and takes them over in the browser (0005).
  'react-dom': 56,
  // Goes from page to page without a new document (0005).
  'react-router': 38,
  // The list of suggestions, loaded when a search field is entered (0026).
  downshift: 10,
  // What the pages are written with (0005).
  react: 3,
}

/**
 * Kilobytes after brotli. `own` are the scripts that not every page has; React and React Router are 93 of the rest.
 */
const budgets = { scripts: 129.5, own: 16.7, styles: 19.9, document: 24.2, messages: 7.8 }
/** Where visitors work on what they have saved, with lists and downloads beside favourites. */
const budgetsOf: Record<string, Partial<typeof budgets>> = { '/collect': { scripts: 133, own: 20 } }

/** On a change, only the languages with the largest pages. */
const measuredLocales: readonly Locale[] = isLong ? localeCodes : ['ja', 'de']

/** Pages that page types reach only by interaction. A shared list loads the same files whether it exists or not. */
const morePaths = ['/account', '/lists/none', '/collect/list/none', '/case/00000000-0000-4000-8000-000000000000']

/** Cookies of a new account. */
async function logIn(): Promise<string> {
  const { headers } = await fetch(`${sampleSite}/register`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: sampleSite },
    body: new URLSearchParams({ email: newEmail(), password }),
  })
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Transfer of a first visit to a page, in bytes after brotli. */
type Visit = {
  document: number
  /** Part of the document: the texts of the page's language for its scripts. */
  messages: number
  scripts: Map<string, number>
  styles: Map<string, number>
}

/** Bytes as transferred: fetch would decompress them. */
const readPacked = (address: string, cookie: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br', Cookie: cookie } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('end', () => resolve(Buffer.concat(parts)))
    }).once('error', reject)
  })

/** The build stores compressed copies beside the files. */
const weighFile = async (name: string): Promise<number> => (await stat(`apps/web/build/client${name}.br`)).size

/** The page as a browser gets it, and the files it names. Its scripts import no others before the visitor acts. */
async function readVisit(address: string, cookie = ''): Promise<Visit> {
  const packed = await readPacked(address, cookie)
  const html = brotliDecompressSync(packed).toString()
  const weigh = async (pattern: RegExp) => {
    const names = new Set([...html.matchAll(pattern)].map(([, name = '']) => name))
    return new Map(await Promise.all([...names].map(async (name) => [name, await weighFile(name)] as const)))
  }
  return {
    document: packed.byteLength,
    messages: brotliCompressSync(/id="messages">([^<]*)/.exec(html)?.[1] ?? '').byteLength,
    scripts: await weigh(/"(\/assets\/[^"#]+\.js)"/g),
    styles: await weigh(/<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)/g),
  }
}

const sumOf = (files: Map<string, number>): number => [...files.values()].reduce((sum, bytes) => sum + bytes, 0)

const kilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10

test('every kind of page stays within its byte budgets, in the largest languages', async () => {
  // Some sixty pages in up to nine languages; the duration does not matter here.
  test.setTimeout(180_000)
  const visits: (Visit & { path: string })[] = []
  const cookie = await logIn()
  const paths = new Set([...[...pageKinds, ...stateKinds].map((kind) => kind.path), ...morePaths])
  const read = async (origin: string, path: string) =>
    Promise.all(
      measuredLocales.map((locale) => readVisit(origin + prefixOf(locale) + path, path === '/account' ? cookie : '')),
    )
  for (const path of paths) visits.push(...(await read(sampleSite, path)).map((visit) => ({ path, ...visit })))
  for (const { name, path } of listedKinds)
    visits.push(...(await read(listedSite, path)).map((visit) => ({ path: name, ...visit })))
  // They block the first paint: that of the frame, that of the kind of page, and the map of the world.
  for (const { path, styles } of visits) {
    const hasMap = [...styles.keys()].some((name) => name.startsWith('/assets/map-'))
    expect.soft(styles.size, `style sheets of ${path}`).toBeLessThanOrEqual(hasMap ? 3 : 2)
  }
  const isShared = (file: string) => visits.every(({ scripts }) => scripts.has(file))
  for (const [path, group] of Map.groupBy(visits, (visit) => visit.path)) {
    const largest = (bytesOf: (visit: Visit) => number) => kilobytes(Math.max(...group.map(bytesOf)))
    const measured = {
      scripts: largest(({ scripts }) => sumOf(scripts)),
      own: largest(({ scripts }) => sumOf(new Map([...scripts].filter(([file]) => !isShared(file))))),
      styles: largest(({ styles }) => sumOf(styles)),
      document: largest(({ document }) => document),
      messages: largest(({ messages }) => messages),
    } satisfies typeof budgets
    for (const part of Object.keys(budgets) as (keyof typeof budgets)[])
      expect.soft(measured[part], `${part} of ${path}`).toBeLessThanOrEqual(budgetsOf[path]?.[part] ?? budgets[part])
  }
})

test('a browser loads the scripts and style sheets that the page names, and no others', async ({ page }) => {
  // Without prefetched pages: visitors with Save-Data get none, and they are the ones who pay per byte.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  for (const path of ['/', '/zh/rank/region_ai/JP']) {
    const loaded: string[] = []
    page.removeAllListeners('request')
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType())) loaded.push(new URL(request.url()).pathname)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const { scripts, styles } = await readVisit(sampleSite + path)
    expect([...new Set(loaded)].toSorted()).toEqual([...scripts.keys(), ...styles.keys()].toSorted())
  }
})

test('the browser gets no npm package over 2 KB unless allowed, and none beyond its allowed size', async () => {
  const weights = JSON.parse(await readFile('apps/web/build/packages.json', 'utf8')) as Record<string, number>
  const large = Object.entries(weights).filter(([, bytes]) => kilobytes(bytes) > 2)
  expect(large.map(([name]) => name).toSorted()).toEqual(Object.keys(allowedPackages).toSorted())
  for (const [name, bytes] of large) expect(kilobytes(bytes), name).toBeLessThanOrEqual(allowedPackages[name] ?? 0)
})
