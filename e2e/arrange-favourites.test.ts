import { readFile } from 'node:fs/promises'
import type { Page, Response } from '@playwright/test'
import { setFavorite } from '@polydex/contract/favorite'
import { newEmail, register } from './account.ts'
import { cardNames, heart, keep } from './favorites.ts'
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

for (const owner of ['account', 'browser'] as const) {
  test(`D6.2a /collect sorts and filters favourites saved in the ${owner}`, async ({ page }) => {
    // In a lower window Playwright scrolls to the menu's last links, which move with the page during the click.
    await page.setViewportSize({ width: 1280, height: 1000 })
    await saveIn[owner](page)
    await page.goto('/collect')
    await expect.poll(() => cardNames(page)).toEqual(['Suno', 'Canva', 'DeepL', 'ChatGPT'])
    await page.getByRole('button', { name: /^Sort by/ }).click()
    await page.getByRole('link', { name: 'Name', exact: true }).click()
    await expect(page).toHaveURL(`${sampleSite}/collect?sort=name`)
    await expect.poll(() => cardNames(page)).toEqual(['Canva', 'ChatGPT', 'DeepL', 'Suno'])
    await page.getByRole('button', { name: /^Category/ }).click()
    await page.getByRole('link', { name: /^Translation/ }).click()
    await expect(page).toHaveURL(`${sampleSite}/collect?category=translation&sort=name`)
    await expect.poll(() => cardNames(page)).toEqual(['DeepL'])
    await page.reload()
    await expect.poll(() => cardNames(page)).toEqual(['DeepL'])
    await page.goto('/collect?sort=visits')
    await expect(page.locator('.grid').first().locator('.card')).toHaveCount(slugs.length)
    const byVisits = await cardNames(page)
    await page.goto('/find?sort=visits')
    const all = await cardNames(page)
    expect(byVisits.filter((name) => all.includes(name))).toEqual(all.filter((name) => byVisits.includes(name)))
    // Old addresses still work: the default order needs no parameter.
    expect((await fetch(`${sampleSite}/collect?sort=saved`, { redirect: 'manual' })).headers.get('location')).toBe(
      '/collect',
    )
  })

  test(`D6.2a /collect exports favourites saved in the ${owner} as CSV and JSON`, async ({ page }) => {
    await saveIn[owner](page)
    await page.goto('/ja/collect')
    await expect.poll(() => cardNames(page)).toEqual(['Suno', 'Canva', 'DeepL', 'ChatGPT'])
    const read = async (format: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByText(`${format}をダウンロード`).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^polydex-favourites-\d{4}-\d\d-\d\d\.(csv|json)$/)
      return readFile(await download.path(), 'utf8')
    }
    const lines = (await read('CSV')).split('\r\n')
    expect(lines[0]).toMatch(
      /^\uFEFF名前,(サイト,)?Polydexのページ,説明,カテゴリー,料金,訪問数,訪問数の月,訪問数の種類と出典,状態/,
    )
    expect(lines[1]).toContain(',2026-10,サンプル · ')
    expect(lines.slice(1, 5).map((line) => line.split(',')[0])).toEqual(['Suno', 'Canva', 'DeepL', 'ChatGPT'])
    expect(lines[1]).toContain(`${sampleSite}/ja/tool/suno`)
    const { favorites } = JSON.parse(await read('JSON')) as { favorites: { name: string; category: string }[] }
    expect(favorites.map(({ name }) => name)).toEqual(['Suno', 'Canva', 'DeepL', 'ChatGPT'])
    expect(favorites[2]?.category).toBe('翻訳')
  })
}

const isChange = (response: Response) => response.url().endsWith(setFavorite.path) && response.ok()

test('D6.2a removing a favourite of the account focuses the next one, and undo restores its place', async ({
  page,
}) => {
  await saveInAccount(page)
  await page.goto('/collect')
  // Until the page knows the account's favourites, a heart can only save.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favourites: 4 tools' })).toBeVisible()
  const removed = page.waitForResponse(isChange)
  await heart(page, 'Canva').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => cardNames(page)).toEqual(['Suno', 'DeepL', 'ChatGPT'])
  await expect(page.getByText('3 tools saved in your account')).toBeVisible()
  await expect(heart(page, 'DeepL')).toBeFocused()
  // The removal shows immediately but is stored only when the server answers: do not leave the page before.
  await removed
  const kept = page.waitForResponse(isChange)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => cardNames(page)).toEqual(['Suno', 'Canva', 'DeepL', 'ChatGPT'])
  await kept
  await page.reload()
  expect(await cardNames(page)).toEqual(['Suno', 'Canva', 'DeepL', 'ChatGPT'])
})

for (const javaScriptEnabled of [true, false]) {
  test(`D2.2 D6.2a a share link gives read access until it is turned off (JavaScript: ${javaScriptEnabled})`, async ({
    page,
    browser,
  }) => {
    await saveInAccount(page)
    const cookies = await page.context().cookies()
    const context = await browser.newContext({ baseURL: sampleSite, javaScriptEnabled })
    await context.addCookies(cookies)
    const owner = await context.newPage()
    await owner.goto('/collect')
    await owner.getByRole('button', { name: 'Create a link' }).click()
    const address = await owner.getByLabel('Link to the list').inputValue()
    expect(address).toMatch(new RegExp(`^${sampleSite}/collect/shared/[\\w-]{43}$`))

    const response = await fetch(address)
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
    const readerContext = await browser.newContext({ baseURL: sampleSite, javaScriptEnabled })
    const reader = await readerContext.newPage()
    await reader.goto(address)
    await expect(reader.getByRole('heading', { level: 1, name: 'Shared favourites' })).toBeVisible()
    expect(await cardNames(reader)).toEqual(['Suno', 'Canva', 'DeepL', 'ChatGPT'])
    await reader.goto(`${address}?sort=name`)
    expect(await cardNames(reader)).toEqual(['Canva', 'ChatGPT', 'DeepL', 'Suno'])
    await expect(reader.getByRole('button', { name: 'Turn off the link' })).toHaveCount(0)

    await owner.getByRole('button', { name: 'Turn off the link' }).click()
    await expect(owner.getByRole('button', { name: 'Create a link' })).toBeVisible()
    await reader.goto(address)
    await expect(reader.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible()
    await Promise.all([context.close(), readerContext.close()])
  })
}

test('/collect says if no favourite is in a category, and answers 404 for an unknown page, sort or path', async ({
  page,
}) => {
  await saveInAccount(page)
  await page.goto('/collect?category=travel')
  await expect(page.getByText('None of your favourites is in this category.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Show all' }).click()
  await expect.poll(() => cardNames(page)).toEqual(['Suno', 'Canva', 'DeepL', 'ChatGPT'])
  for (const query of ['page=9', 'sort=price'])
    expect([query, (await page.goto(`/collect?${query}`))?.status()]).toEqual([query, 404])
  for (const path of ['/collect/shared', '/collect/shared/abc', '/collect/export', '/collect/export/xml'])
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 404])
})
