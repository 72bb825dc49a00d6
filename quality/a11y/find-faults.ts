import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** All that light and dark can change; the rest of a page is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block']

const themes = ['light', 'dark'] as const

type Part = { within?: string; without?: readonly string[] }

/** What axe finds in a page as it stands, or in the part that selectors name, by day and by night. */
export async function findFaults(page: Page, { within, without = [] }: Part = {}): Promise<string[]> {
  const faults: string[] = []
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    // Legacy mode runs in the page itself: there are no frames to be followed, and no second page to be opened.
    // Of rules that are kept it would describe every element, in half of its time.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
    if (within !== undefined) axe.include(within)
    for (const part of without) axe.exclude(part)
    const { violations } = await (theme === 'light' ? axe : axe.withRules(colourRules)).analyze()
    faults.push(...violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`))
  }
  return faults
}
