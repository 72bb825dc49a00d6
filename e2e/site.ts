import { test as base, expect, type Page } from '@playwright/test'

const fromEnvironment = (name: string): string => process.env[name] ?? ''

/** Addresses of the sites that start-sites.ts has started. */
export const sampleSite = fromEnvironment('SAMPLE_SITE')
export const sampleSiteDatabase = fromEnvironment('SAMPLE_SITE_DATABASE')
export const sampleApi = fromEnvironment('SAMPLE_API')
/** Site with places in countries' lists and no visits; see packages/core/src/testing/record-test-lists.ts. */
export const listedSite = fromEnvironment('LISTED_SITE')
export const listedSiteDatabase = fromEnvironment('LISTED_SITE_DATABASE')
export const bareSite = fromEnvironment('BARE_SITE')

/** Collects faults of a page that a visitor does not see; every test that uses a page checks them at its end. */
async function watch(page: Page): Promise<string[]> {
  const faults: string[] = []
  page.on('console', (message) => {
    // The browser itself logs pages that answer 404.
    if (message.type() === 'error' && !message.text().includes('the server responded with a status of'))
      faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return faults
}

type Fixtures = {
  /** Faults that a test causes on purpose. */
  expectedFaults: RegExp | undefined
  faultless: undefined
}

/** Reports of Chromium and the router while there is no network. */
export const offlineFaults = /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically|Error loading route module/

const isStarted = (): boolean => !('__reactRouterContext' in window) || '__reactRouterDataRouter' in window

/**
 * Makes `goto` and `reload` wait until the scripts have started, which load after the first paint: a visitor takes
 * longer to read a word. A page without scripts, or one that loses them in a test, is waited for only briefly. Pages of
 * all contexts share a prototype, so patching it once per process is enough.
 */
function waitForStarts(page: Page): void {
  const prototype = Object.getPrototypeOf(page) as Record<'goto' | 'reload' | 'isWaiting', unknown>
  if (prototype.isWaiting === true) return
  prototype.isWaiting = true
  for (const name of ['goto', 'reload'] as const) {
    const load = prototype[name] as (...given: unknown[]) => Promise<unknown>
    prototype[name] = async function (this: Page, ...given: unknown[]) {
      const answer = await load.apply(this, given)
      await this.waitForFunction(isStarted, undefined, { timeout: 3_000 }).catch(() => undefined)
      return answer
    }
  }
}

export const test = base.extend<Fixtures>({
  baseURL: sampleSite,
  expectedFaults: [undefined, { option: true }],
  faultless: [
    async ({ page, expectedFaults }, use) => {
      waitForStarts(page)
      const faults = await watch(page)
      await use(undefined)
      const unexpected = faults.filter((fault) => expectedFaults?.test(fault) !== true)
      expect(unexpected, 'console errors, CSP violations, hydration mismatches').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
