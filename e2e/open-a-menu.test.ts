import { expect, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

test('a menu opened at the moment a new page appears stays open', async ({ page }) => {
  await page.goto('/about')
  await waitForScript(page)
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('h1')?.textContent === before) return
      observer.disconnect()
      document.querySelector<HTMLButtonElement>('[popovertarget=categories-menu]')?.click()
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await page.getByRole('banner').getByRole('link', { name: 'Find', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/About/)
  await page.waitForTimeout(300)
  await expect(page.locator('#categories-menu')).toBeVisible()
})
