import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newEmail, register } from './account.ts'
import { cardNames, keep } from './favorites.ts'
import { expect, sampleSite, test } from './site.ts'

const slugs = ['suno', 'canva', 'deepl', 'chatgpt']

/** Saves favourites in the account; the first of the list is saved last. */
async function saveInAccount(page: Page): Promise<void> {
  await register(page, newEmail())
  const status = await page.evaluate(async (toolIds) => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
    const body = JSON.stringify({ toolIds, favorite: true })
    return (await fetch('/api/favorites/favorites', { ...init, body })).status
  }, slugs)
  expect(status).toBe(200)
}

const saveIn = { account: saveInAccount, browser: (page: Page) => keep(page, slugs) }

for (const owner of ['account', 'browser'] as const)
  test(`D6.2a /collect sorts, filters and exports favourites saved in the ${owner}`, async ({ page }) => {
    // In a lower window Playwright scrolls to the menu's last links, which move with the page during the click.
    await page.setViewportSize({ width: 1280, height: 1000 })
    await saveIn[owner](page)
    await page.goto('/collect')
    await expect.poll(() => cardNames(page)).toEqual(['Suno', 'Canva', 'DeepL', 'ChatGPT'])
    await page.getByRole('button', { name: /^Sort by/ }).click()
    await page.getByRole('link', { name: 'Name', exact: true }).click()
    await expect(page).toHaveURL('/collect?sort=name')
    await expect.poll(() => cardNames(page)).toEqual(['Canva', 'ChatGPT', 'DeepL', 'Suno'])
    await page.getByRole('button', { name: /^Category/ }).click()
    await page.getByRole('link', { name: /^Translation/ }).click()
    await expect(page).toHaveURL('/collect?category=translation&sort=name')
    await expect.poll(() => cardNames(page)).toEqual(['DeepL'])
    await page.goto('/collect?category=travel')
    await expect(page.getByText('None of your favourites is in this category.')).toBeVisible()

    await page.goto('/ja/collect')
    await expect.poll(() => cardNames(page)).toEqual(['Suno', 'Canva', 'DeepL', 'ChatGPT'])
    const read = async (button: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByText(button, { exact: true }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^polydex-favourites-\d{4}-\d\d-\d\d(-sample\.csv|\.json)$/)
      return readFile(await download.path(), 'utf8')
    }
    const lines = (await read('CSV')).split('\r\n')
    expect(lines.slice(1, 5).map((line) => line.split(',')[0])).toEqual(['Suno', 'Canva', 'DeepL', 'ChatGPT'])
    expect(lines[1]).toContain(`${sampleSite}/ja/tool/suno`)
    const { favorites } = JSON.parse(await read('JSONをダウンロード')) as {
      favorites: { name: string; category: string }[]
    }
    expect(favorites.map(({ name }) => name)).toEqual(['Suno', 'Canva', 'DeepL', 'ChatGPT'])
    expect(favorites[2]?.category).toBe('翻訳')
  })

test('D2.2 D6.2a a share link gives read access until it is turned off', async ({ page, browser }) => {
  await saveInAccount(page)
  await page.goto('/collect')
  await page.getByRole('button', { name: 'Create a link' }).click()
  const address = await page.getByLabel('Link to the list').inputValue()
  expect(address).toMatch(new RegExp(`^${sampleSite}/lists/[\\w-]{43}$`))
  const response = await fetch(address)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await response.text()).toContain('<meta name="robots" content="noindex, follow"/>')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const reader = await context.newPage()
  // The address under which links were sent before.
  await reader.goto(address.replace('/lists/', '/collect/shared/'))
  await expect(reader).toHaveURL(address)
  await expect(reader.getByRole('heading', { level: 1, name: 'Shared favourites' })).toBeVisible()
  expect((await reader.locator('.list-rows h3').allTextContents()).toSorted()).toEqual([
    'Canva',
    'ChatGPT',
    'DeepL',
    'Suno',
  ])
  await expect(reader.getByRole('button', { name: 'Turn off the link' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Turn off the link' }).click()
  await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible()
  expect((await reader.goto(address))?.status()).toBe(404)
  await context.close()
})
