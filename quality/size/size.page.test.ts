import { readdir, readFile } from 'node:fs/promises'
import { localeCodes, type Locale } from '@polydex/contract/locale'
import { newEmail, password } from '../../e2e/account.ts'
import { prefixOf } from '../../e2e/read-page.ts'
import { expect, listedSite, sampleSite, test } from '../../e2e/site.ts'
import { listedTypes, pageTypes } from '../screenshots/page-types.ts'
import { stateTypes } from '../screenshots/states.ts'
import { isLong } from '../../tests/run-mode.ts'
import { allowedPackages, smallest } from './allowed-packages.ts'
import { readVisit, sumOf, type Visit } from './read-visit.ts'

/**
 * Kilobytes after brotli; own and document are 4 and 6 % higher for the filters by facts. `own` are the scripts that
 * not every page has; React and React Router are 93 of the rest.
 */
const budgets = { scripts: 123, own: 12.5, styles: 15, document: 21.2, messages: 8 }

/** On a change, only the languages with the largest pages. */
const measuredLocales: readonly Locale[] = isLong ? localeCodes : ['ja', 'de']

/** Pages that page types reach only by interaction. A shared list loads the same files whether it exists or not. */
const morePaths = ['/account', '/collect/shared/none', '/case/00000000-0000-4000-8000-000000000000']

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

const kilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10

test('every kind of page stays within its byte budgets, in the largest languages', async () => {
  // Some sixty pages in up to nine languages; the duration does not matter here.
  test.setTimeout(180_000)
  const visits: (Visit & { path: string })[] = []
  const cookie = await logIn()
  const paths = new Set([...[...pageTypes, ...stateTypes].map((type) => type.path), ...morePaths])
  const read = async (origin: string, path: string) =>
    Promise.all(
      measuredLocales.map((locale) => readVisit(origin + prefixOf(locale) + path, path === '/account' ? cookie : '')),
    )
  for (const path of paths) visits.push(...(await read(sampleSite, path)).map((visit) => ({ path, ...visit })))
  for (const { name, path } of listedTypes)
    visits.push(...(await read(listedSite, path)).map((visit) => ({ path: name, ...visit })))
  // They block the first paint.
  for (const { path, styles } of visits) expect.soft(styles.size, `style sheets of ${path}`).toBeLessThanOrEqual(2)
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
    console.log(path || '/', JSON.stringify(measured))
    for (const part of Object.keys(budgets) as (keyof typeof budgets)[])
      expect.soft(measured[part], `${part} of ${path}`).toBeLessThanOrEqual(budgets[part])
  }
})

test('a browser loads the scripts and style sheets that the page names, and no others', async ({ page }) => {
  // Without prefetched pages: visitors with Save-Data get none, and they are the ones who pay per byte.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  for (const path of ['/', '/find', '/tool/canva', '/zh/rank/region_ai/JP']) {
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
  const large = Object.entries(weights).filter(([, bytes]) => kilobytes(bytes) > smallest)
  console.log(large.map(([name, bytes]) => `${name} ${kilobytes(bytes)} KB`).join(', '))
  expect(large.map(([name]) => name).toSorted()).toEqual(Object.keys(allowedPackages).toSorted())
  for (const [name, bytes] of large)
    expect(kilobytes(bytes), name).toBeLessThanOrEqual(allowedPackages[name]?.kilobytes ?? 0)
})

test('scripts for the browser contain no Zod, and one language at most', async () => {
  const folder = 'apps/web/build/client/assets'
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'))
  for (const file of scripts) {
    const source = await readFile(`${folder}/${file}`, 'utf8')
    expect([file, source.includes('ZodError') || source.includes('invalid_type')]).toEqual([file, false])
    expect([file, source.includes('Rankings') && source.includes('ランキング')]).toEqual([file, false])
  }
})
