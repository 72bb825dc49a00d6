import type { Page } from '@playwright/test'
import { expect } from '../../e2e/site.ts'
import { waitForScript } from '../../e2e/wait-for-script.ts'
import { watchShifts } from './watch-shifts.ts'

/** Upper bound of the sum of all shifts; CLS itself counts only the worst five seconds. */
const maxShift = 0.01

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
