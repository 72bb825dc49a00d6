import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Rules that the theme can affect; all others give the same result in both. */
const colourRules = ['color-contrast', 'link-in-text-block']

const themes = ['light', 'dark'] as const

type Part = { within?: string; without?: readonly string[] }

/** Findings of axe in the current page, or in the part that selectors name, in light and in dark. */
export async function findFaults(page: Page, { within, without = [] }: Part = {}): Promise<string[]> {
  const faults: string[] = []
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    // Legacy mode runs in the page itself, because there are no frames to follow; it opens no second page. `violations`
    // only: describing every element that passes takes half of the time.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
    if (within !== undefined) axe.include(within)
    for (const part of without) axe.exclude(part)
    const { violations } = await (theme === 'light' ? axe : axe.withRules(colourRules)).analyze()
    faults.push(...violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`))
  }
  return faults
}
