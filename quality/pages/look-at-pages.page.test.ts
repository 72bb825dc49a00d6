import { getLocaleRow, localeCodes } from '@polydex/contract/locale'
import type { Page } from '@playwright/test'
import { prefixOf } from '../../e2e/read-page.ts'
import { expect, listedSite, sampleSite, test } from '../../e2e/site.ts'
import { waitForScript } from '../../e2e/wait-for-script.ts'
import { findFaults } from '../a11y/find-faults.ts'
import { findMisfits } from '../layout/find-misfits.ts'
import { findOverlaps } from '../layout/find-overlaps.ts'
import { findSmallTargets } from '../layout/find-small-targets.ts'
import { openSlowly } from '../layout/open-slowly.ts'
import { showPseudoTexts } from '../layout/show-pseudo-texts.ts'
import { isLong } from '../../tests/run-mode.ts'
import { listedTypes, pageTypes } from '../screenshots/page-types.ts'
import { stateTypes } from '../screenshots/states.ts'

const types = [
  ...[...pageTypes, ...stateTypes].map((type) => ({ ...type, origin: sampleSite })),
  ...listedTypes.map((type) => ({ ...type, origin: listedSite })),
]

/** Days since 1970: each night tests other languages. */
const night = Math.floor(Date.now() / 86_400_000)
/** All nine for each kind of page would take half of the night; three a night cover nine in three nights. */
const nightly = [0, 3, 6]

/**
 * Each kind of page once, with rotating languages. In the long form each in three languages, in the first of them on a
 * phone a quarter as fast as this machine.
 */
const visits = types.flatMap((type, index) =>
  (isLong ? nightly.map((step) => index + night + step) : [index]).map((turn, place) => ({
    ...type,
    locale: localeCodes[turn % localeCodes.length] ?? 'en',
    slowness: isLong && place === 0 ? 4 : 1,
  })),
)

/** Identical on every page: on a change axe checks it once. */
const frame = ['header.header', 'footer.footer']

const phone = { width: 375, height: 812 }
const smallest = { width: 320, height: 700 }
const desk = { width: 1280, height: 800 }

/** Checks that nothing is cut off, sticks out, scrolls sideways or overlaps. */
async function expectReadable(page: Page, where: string): Promise<void> {
  expect.soft(await findMisfits(page), `does not fit ${where}`).toEqual([])
  expect.soft(await findOverlaps(page), `texts over each other ${where}`).toEqual([])
}

test.use({ viewport: phone, hasTouch: true, isMobile: true })
// An unavailable API or an empty form is also logged in the console. An error page replaces the whole document with its
// viewport, which cancels a view transition on a phone.
test.use({
  expectedFaults: /503|Error loading route module|ERR_INTERNET_DISCONNECTED|Failed to fetch|Viewport size changed/,
})

test.describe('one visit: no layout shift, targets large enough for a finger, fits 320 px, no axe faults', () => {
  for (const { name, origin, path, prepare, locale, slowness } of visits) {
    test(`S1.2 ${name} in ${locale}`, async ({ page }) => {
      const expectStill = await openSlowly(page, origin + prefixOf(locale) + path, slowness)
      await expect(page.locator('html')).toHaveAttribute('lang', getLocaleRow(locale).htmlLang)
      await expectStill()
      await prepare?.(page)
      expect.soft(await findSmallTargets(page), 'too small for a finger').toEqual([])
      await page.setViewportSize(smallest)
      await expectReadable(page, 'at 320 px')
      await page.setViewportSize(desk)
      expect.soft(await findOverlaps(page), 'texts over each other at 1,280 px').toEqual([])
      expect.soft(await findFaults(page, { without: isLong || name === 'home' ? [] : frame }), 'axe').toEqual([])
    })
  }
})

test.describe('texts that are 40 % longer fit 320 px', () => {
  test.use({ viewport: smallest })
  for (const { name, origin, path, prepare } of isLong ? types : types.filter((_, index) => index % 4 === 0)) {
    test(`on ${name}`, async ({ page }) => {
      await page.goto(origin + path)
      await waitForScript(page)
      await prepare?.(page)
      // Some preparations end on another page, which must be hydrated before its texts change.
      await waitForScript(page)
      await showPseudoTexts(page)
      await expect(page.locator('h1').first()).toContainText(/[åéîöüñšţŕ]/)
      expect(await findMisfits(page)).toEqual([])
    })
  }
})
