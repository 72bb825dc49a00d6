import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { contentSecurityPolicy } from '../../apps/web/app/http/content-security-policy.ts'
import { inLanes } from './in-lanes.ts'
import { readSurface } from './read-surface.ts'
import { awayHost, techniques, type NumberedTechnique } from './techniques.ts'
import { watchContext } from './watch-context.ts'

type Build = 'broken' | 'fixed'
const host = 'build.test'
/** Pages open concurrently. */
const lanes = 4

/** Answers every request of a context: the pages of one build, an empty file of its own, nothing from other hosts. */
async function serveBuild(context: BrowserContext, build: Build, policy?: string): Promise<void> {
  const headers = policy === undefined ? {} : { 'Content-Security-Policy': policy }
  await context.route('**/*', async (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    const technique = techniques.find(({ id }) => pathname === `/${id}`)
    if (hostname === awayHost) return route.fulfill({ contentType: 'text/javascript', body: '' })
    if (hostname !== host) return route.abort()
    if (technique === undefined) return route.fulfill({ status: 404, contentType: 'text/plain', body: '' })
    const answer = technique[build](technique.text)
    const { type, body } =
      typeof answer === 'string'
        ? { type: 'text/html; charset=utf-8', body: `<!doctype html><html lang="en"><body>${answer}</body></html>` }
        : answer
    return route.fulfill({ headers: { ...headers, 'Content-Type': type }, body })
  })
}

/** Opens a page and clicks everything clickable. A payload may have navigated away meanwhile. */
async function provoke(page: Page, id: number): Promise<void> {
  await page.goto(`http://${host}/${id}`).catch(() => undefined)
  await page
    .evaluate(() => {
      for (const element of document.querySelectorAll('a, button, text'))
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    })
    .catch(() => undefined)
}

/**
 * Opens techniques in a build; returns those that took effect, the browser's reports, and the content injected into
 * pages.
 */
async function tryBuild(browser: Browser, build: Build, tried: readonly NumberedTechnique[], policy?: string) {
  const context = await browser.newContext()
  const observed = await watchContext(context, [host])
  await serveBuild(context, build, policy)
  const hasWorked = ({ id }: NumberedTechnique): boolean =>
    observed.executions.some((line) => line.startsWith(`${id} `)) ||
    observed.requests.some((address) => address.startsWith(`http://${awayHost}/${id}`))
  const injected = new Map<number, string[]>()
  const pages = await Promise.all(Array.from({ length: lanes }, () => context.newPage()))
  await inLanes(pages, tried, async (page, technique) => {
    await provoke(page, technique.id)
    // A technique that works does so within a few milliseconds; one that must not work gets a short, equal wait.
    const maxTurns = build === 'broken' && policy === undefined ? 150 : 8
    for (let turn = 1; turn <= maxTurns && !hasWorked(technique); turn += 1) {
      await page.waitForTimeout(20)
      // With four pages open, Chromium occasionally drops the navigation to a script URL.
      if (turn % 50 === 0) await provoke(page, technique.id)
    }
    if (policy !== undefined) injected.set(technique.id, (await readSurface(page)).injected)
  })
  const worked = tried.filter(hasWorked).map(({ name }) => name)
  await context.close()
  return { worked, observed, injected }
}

const shapeOf = ({ text, id }: NumberedTechnique): string => text.replaceAll(String(id), '')

test('there are at least 40 techniques, distinct in name, weakness and payload, and they fit the fields', () => {
  expect(techniques.length).toBeGreaterThanOrEqual(40)
  for (const key of [({ name }: NumberedTechnique) => name, ({ weakness }: NumberedTechnique) => weakness, shapeOf])
    expect(new Set(techniques.map(key)).size).toBe(techniques.length)
  for (const { name, text } of techniques)
    expect([name, text.length >= 20 && text.length <= 80, text.trim() === text]).toEqual([name, true, true])
})

test('every technique works on the build with its weakness, and none works on the fixed build', async ({ browser }) => {
  const broken = await tryBuild(browser, 'broken', techniques)
  expect(broken.worked).toEqual(techniques.map(({ name }) => name))
  const fixed = await tryBuild(browser, 'fixed', techniques)
  expect(fixed.worked).toEqual([])
})

test('a payload that only the CSP stops is detected by its violation and by the markup left in the page', async ({
  browser,
}) => {
  const names = new Set(['script element', 'event handler', 'double quote', 'script address'])
  const tried = techniques.filter(({ name }) => names.has(name))
  const policy = contentSecurityPolicy()
  const { worked, observed, injected } = await tryBuild(browser, 'broken', tried, policy)
  expect(worked).toEqual([])
  for (const { id, name } of tried) {
    const isReported = observed.violations.some((line) => line.endsWith(`/${id}`))
    expect([name, isReported, injected.get(id)?.length]).toEqual([name, true, name === 'double quote' ? 2 : 1])
  }
})
