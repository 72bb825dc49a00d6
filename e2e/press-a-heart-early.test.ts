import { newEmail, password } from './account.ts'
import { cardNames, heart, keep } from './favorites.ts'
import { expect, sampleSite, test } from './site.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('D4.8 D6.2a a visitor’s heart opens /collect, which explains how to save the tool', async ({ page }) => {
    await page.goto('/find?q=canva')
    await heart(page, 'Canva').click()
    await expect(page).toHaveURL(`${sampleSite}/collect`)
    await expect(page.getByText('Canva is not saved yet.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create an account' }).click()
    await expect(page).toHaveURL(`${sampleSite}/tool/canva`)
    await heart(page, 'Canva').click()
    expect(await cardNames(page)).toEqual(['Canva'])
    await heart(page, 'Canva').click()
    await expect(page.getByText('Removed: Canva')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing saved yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await cardNames(page)).toEqual(['Canva'])
  })
})

test.describe('before hydration', () => {
  test.use({ expectedFaults: /ERR_FAILED|dynamically imported module/ })

  test('D6.2a a heart is a form, and saves its tool', async ({ page }) => {
    await keep(page, ['deepl'])
    // Blocks the scripts of this page only: they load late, and the next page needs its own.
    await page.route(/\/assets\/entry\.client/, (route) =>
      route.request().frame().url().endsWith('/tool/canva') ? route.abort() : route.continue(),
    )
    await page.goto('/tool/canva')
    await heart(page, 'Canva').click()
    await expect(page).toHaveURL(`${sampleSite}/collect`)
    await expect.poll(() => cardNames(page)).toEqual(['Canva', 'DeepL'])
  })
})
