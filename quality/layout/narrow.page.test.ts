import { getLocaleRow, localeCodes, type Locale } from '@polydex/contract/locale'
import type { Page } from '@playwright/test'
import { prefixOf } from '../../e2e/read-page.ts'
import { expect, sampleSite, test } from '../../e2e/site.ts'
import { waitForScript } from '../../e2e/wait-for-script.ts'
import { pageTypes, type PageType } from '../screenshots/page-types.ts'
import { stateTypes } from '../screenshots/states.ts'
import { findMisfits } from './find-misfits.ts'
import { findOverlaps } from './find-overlaps.ts'

const types = [...pageTypes, ...stateTypes]

/** English is looked at beside the pseudo-locale, in phone.page.test.ts. */
const others: readonly Locale[] = localeCodes.filter((locale) => locale !== 'en')

/** The languages take turns. LAYOUT=all: each has every kind of page. */
const typesIn = (locale: Locale) =>
  types.filter((_, index) => process.env['LAYOUT'] === 'all' || (index + others.indexOf(locale)) % others.length < 2)

async function openNarrow(page: Page, locale: Locale, { path, prepare }: PageType) {
  await page.goto(sampleSite + prefixOf(locale) + path)
  await waitForScript(page)
  await expect(page.locator('html')).toHaveAttribute('lang', getLocaleRow(locale).htmlLang)
  await prepare?.(page)
}

/** What `prepare` did to the connection, or by logging in. */
async function mend(page: Page) {
  // Nothing of the page may still be asking for an account when it is taken away.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.unrouteAll()
  await page.context().setOffline(false)
}

test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true })

test.describe('at 320 px nothing is cut off, sticks out or scrolls sideways', () => {
  // The page of a failure replaces the whole document with its viewport, which ends the fade of a phone.
  test.use({ expectedFaults: /503|ERR_INTERNET_DISCONNECTED|Failed to fetch|Viewport size changed/ })

  for (const locale of others) {
    test(`S1.2 in ${locale}`, async ({ page }) => {
      test.slow()
      for (const type of typesIn(locale)) {
        await openNarrow(page, locale, type)
        expect.soft([...(await findMisfits(page)), ...(await findOverlaps(page))], type.name).toEqual([])
        await mend(page)
      }
    })
  }
})
