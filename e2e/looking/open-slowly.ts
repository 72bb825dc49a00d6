import type { Page } from '@playwright/test'
import { expect } from '../site.ts'
import { waitForScript } from '../wait-for-script.ts'

/** Upper bound of the sum of all shifts; CLS itself counts only the worst five seconds. */
const maxShift = 0.01

type Shift = { value: number; moved: string[] }

/** From the next document on, records layout shifts that no user input caused. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : '',
        )
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

/**
 * The worst case of a first visit: the heading font arrives after everything else, on a phone `slowness` times slower
 * than this machine. Returns a check that nothing has shifted since.
 */
export async function openSlowly(page: Page, address: string, slowness = 1): Promise<() => Promise<void>> {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const readShifts = await watchShifts(page)
  await page.goto(address)
  await waitForScript(page)
  return async () => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const shifts = await readShifts()
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect.soft(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(maxShift)
  }
}
