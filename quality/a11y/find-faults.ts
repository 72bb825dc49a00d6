import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** All that light and dark can change; the rest of a page is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block']

const themes = ['light', 'dark'] as const

/** What axe finds in a page as it stands, or in the part that a selector names, by day and by night. */
export async function findFaults(page: Page, within?: string): Promise<string[]> {
  const faults: string[] = []
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    // Legacy mode runs in the page itself: there are no frames to be followed, and no second page to be opened.
    const axe = new AxeBuilder({ page }).setLegacyMode(true)
    if (within !== undefined) axe.include(within)
    const { violations } = await (theme === 'light' ? axe : axe.withRules(colourRules)).analyze()
    faults.push(...violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`))
  }
  return faults
}
