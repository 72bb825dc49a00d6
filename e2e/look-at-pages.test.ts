import { getLocaleRow, localeCodes } from '@polydex/contract/locale/locale'
import { isLong } from '../tests/run-mode.ts'
import { listedKinds, pageKinds, stateKinds } from '../tests/screenshots/page-kinds.ts'
import { findFaults } from './looking/find-faults.ts'
import { findMisfits } from './looking/find-misfits.ts'
import { findOverlaps } from './looking/find-overlaps.ts'
import { findSmallTargets } from './looking/find-small-targets.ts'
import { openSlowly } from './looking/open-slowly.ts'
import { expectTabStops } from './looking/read-focus.ts'
import { prefixOf } from './read-page.ts'
import { expect, listedSite, sampleSite, test } from './site.ts'

/** Made of the same parts as another kind of page: looked at only at night. */
const alike = new Set(
  (
    'rank-source-tools register account-reset account-confirm terms accessibility ' +
    'rank-no-tools listed-rank-categories listed-not-held listed-about'
  ).split(' '),
)

/** Kinds of page whose focusable elements differ most: Tab goes through all of them. */
const tabbed = new Set(['home', 'find', 'tool', 'rank-region-tools', 'submit'])

const kinds = [
  ...[...pageKinds, ...stateKinds].map((kind) => ({ ...kind, origin: sampleSite })),
  ...listedKinds.map((kind) => ({ ...kind, origin: listedSite })),
].filter(({ name }) => isLong || !alike.has(name))

/** One language for each kind of page, in turn; at night three others, the first on a phone a quarter as fast. */
const night = Math.floor(Date.now() / 86_400_000)
const visits = kinds.flatMap((kind, index) =>
  (isLong ? [0, 3, 6].map((step) => index + night + step) : [index]).map((turn, place) => ({
    ...kind,
    locale: localeCodes[turn % localeCodes.length] ?? 'en',
    slowness: isLong && place === 0 ? 4 : 1,
  })),
)

/** Identical on every page: on a change axe checks it once. */
const frame = ['header.header', 'footer.footer']

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })
// An unavailable API or an empty form is also logged in the console. An error page replaces the whole document with its
// viewport, which cancels a view transition on a phone.
test.use({
  expectedFaults: /503|Error loading route module|ERR_INTERNET_DISCONNECTED|Failed to fetch|Viewport size changed/,
})

test.describe('one visit: no shift, large targets, fits 320 px, nothing overlaps, no axe faults, Tab stops', () => {
  for (const { name, origin, path, prepare, locale, slowness } of visits)
    test(`S1.2 ${name} in ${locale}`, async ({ page }) => {
      const expectStill = await openSlowly(page, origin + prefixOf(locale) + path, slowness)
      await expect(page.locator('html')).toHaveAttribute('lang', getLocaleRow(locale).htmlLang)
      await expectStill()
      await prepare?.(page)
      expect.soft(await findSmallTargets(page), 'too small for a finger').toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      expect.soft(await findMisfits(page), 'does not fit 320 px').toEqual([])
      expect.soft(await findOverlaps(page), 'texts over each other at 320 px').toEqual([])
      await page.setViewportSize({ width: 1280, height: 800 })
      expect.soft(await findOverlaps(page), 'texts over each other at 1,280 px').toEqual([])
      expect.soft(await findFaults(page, { without: isLong || name === 'home' ? [] : frame }), 'axe').toEqual([])
      if (tabbed.has(name)) await expectTabStops(page)
    })
})
