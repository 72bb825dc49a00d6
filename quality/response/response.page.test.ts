import type { Page } from '@playwright/test'
import { expect, test } from '../../e2e/site.ts'
import { waitForScript } from '../../e2e/wait-for-script.ts'
import { watchInteractions } from './watch-interactions.ts'

/** RESPONSE=all, alone on the machine: the worst of five counts. Else the best of three: other tests run beside it. */
const isAlone = process.env['RESPONSE'] === 'all'
/** Milliseconds on a machine a quarter as fast; beside other tests only what nobody could call noise. */
const longest = isAlone ? 100 : 500
const most = isAlone ? 5 : 3

const actions: {
  name: string
  path: string
  prepare?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
}[] = [
  {
    name: 'ticking a filter',
    path: '/find',
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'Templates' }).check()
      await expect(page).toHaveURL(/features=templates/)
    },
  },
  {
    name: 'choosing another order',
    path: '/find',
    prepare: (page) => page.getByRole('button', { name: /^Sort by/ }).click(),
    act: async (page) => {
      await page.locator('#sort-menu').getByRole('link', { name: 'Date added' }).click()
      await expect(page).toHaveURL(/sort=added/)
    },
  },
  {
    name: 'opening a menu',
    path: '/find',
    act: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Categories' }).click()
      await expect(page.locator('#categories-menu')).toBeVisible()
    },
  },
  {
    name: 'switching the language',
    path: '/find',
    prepare: (page) => page.getByRole('button', { name: /^Language/ }).click(),
    act: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: '日本語' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    },
  },
]

/** Two frames, and the time the browser takes to tell. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))
      }),
  )

for (const { name, path, prepare, act } of actions) {
  test(`${name} is answered within ${longest} ms at a quarter of the speed`, async ({ page, context }) => {
    test.slow()
    const readInteractions = await watchInteractions(page)
    const session = await context.newCDPSession(page)
    const durations: number[] = []
    for (let round = 0; round < most; round += 1) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await page.goto(path)
      await waitForScript(page)
      await prepare?.(page)
      await settle(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await readInteractions()
      await act(page)
      await settle(page)
      durations.push(Math.max(0, ...(await readInteractions()).map(({ duration }) => duration)))
      if (!isAlone && Math.min(...durations) <= longest) break
    }
    console.log(`${name}: ${durations.join(', ')} ms`)
    expect(isAlone ? Math.max(...durations) : Math.min(...durations)).toBeLessThanOrEqual(longest)
  })
}
