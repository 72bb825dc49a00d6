import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** All that light and dark can change; the rest of a page is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block']

const themes = ['light', 'dark'] as const

type Extent = {
  /** A selector; without it the whole page. */
  within?: string
  /** Every rule in both themes; else by night those of colour alone. */
  thorough?: boolean
}

/** What axe finds in a page as it stands, by day and by night. */
export async function findFaults(page: Page, { within, thorough = false }: Extent = {}): Promise<string[]> {
  const faults: string[] = []
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    // Legacy mode runs in the page itself: there are no frames to be followed, and no second page to be opened.
    const axe = new AxeBuilder({ page }).setLegacyMode(true)
    if (within !== undefined) axe.include(within)
    const { violations } = await (theme === 'light' || thorough ? axe : axe.withRules(colourRules)).analyze()
    faults.push(...violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`))
  }
  return faults
}
