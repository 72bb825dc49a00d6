import type { Browser, Page } from '@playwright/test'
import { cookiesOf, newEmail, password, register } from './account.ts'
import { cardNames, heart, keptHere } from './favorites.ts'
import { expect, sampleSite, test } from './site.ts'

/** A separate device: its own cookies and storage. */
async function openDevice(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ baseURL: sampleSite, javaScriptEnabled, locale: 'en-US' })
  return context.newPage()
}

async function logIn(page: Page, email: string, next = ''): Promise<void> {
  await page.goto(`/login${next === '' ? '' : `?next=${next}`}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

test('S1.1j S3.3 S4.8a S4.8b D6.2a favourites survive a language switch, a logout and a login elsewhere', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  await register(page, email)
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Account' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Log in' })).toBeHidden()
  for (const [slug, name] of [
    ['canva', 'Canva'],
    ['deepl', 'DeepL'],
  ] as const) {
    await page.goto(`/tool/${slug}`)
    await heart(page, name).click()
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click()
  await expect(page).toHaveURL('/ja/tool/deepl')
  await expect(heart(page, 'DeepL', 'ja')).toHaveAttribute('aria-pressed', 'true')
  await header.getByRole('link', { name: 'お気に入り' }).click()
  await expect.poll(() => cardNames(page)).toEqual(['DeepL', 'Canva'])
  expect(await keptHere(page), 'nothing lies in the browser').toEqual([])

  await header.getByRole('button', { name: 'アカウント' }).click()
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await expect(header.getByRole('link', { name: 'ログイン' })).toBeVisible()
  await expect(page).toHaveURL('/ja/collect')
  await expect(page.locator('.collection-empty')).toBeVisible()
  const left = await cookiesOf(page)
  expect([left['token'], left['token_present']]).toEqual([undefined, undefined])

  const other = await openDevice(browser)
  await logIn(other, email, '/collect')
  await expect.poll(() => cardNames(other)).toEqual(['DeepL', 'Canva'])
  await other.context().close()
})

test('S1.1j S3.3 S4.8b D6.2a without JavaScript favourites need an account, and survive a login elsewhere', async ({
  browser,
}) => {
  const email = newEmail()
  const page = await openDevice(browser, false)
  await page.goto('/collect')
  await expect(page.getByText('Favourites are kept in your browser, which requires JavaScript.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  await register(page, email)
  for (const [slug, name] of [
    ['canva', 'Canva'],
    ['deepl', 'DeepL'],
  ] as const) {
    await page.goto(`/tool/${slug}`)
    await heart(page, name).click()
    await expect(page).toHaveURL('/collect')
  }
  await expect.poll(() => cardNames(page)).toEqual(['DeepL', 'Canva'])
  // The cached header does not depend on the session; its login link leads to the account.
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  expect((await cookiesOf(page))['token']).toBeUndefined()

  const other = await openDevice(browser, false)
  await logIn(other, email, '/collect')
  await expect.poll(() => cardNames(other)).toEqual(['DeepL', 'Canva'])
  await Promise.all([page.context().close(), other.context().close()])
})

test.describe('when the API fails', () => {
  test.use({ expectedFaults: /could not be changed|could not be loaded/ })

  test('D6.2a login merges a visitor’s favourites; a failed merge loses nothing and is retried on the next page', async ({
    page,
  }) => {
    const email = newEmail()
    await register(page, email)
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.setItem('polydex:favorites:1', '["canva","deepl"]'))
    let refused = 0
    await page.route(/favorites\/favorites$/, (route) => {
      refused += 1
      return route.fulfill({ status: 503, json: { code: 'unavailable' } })
    })
    await logIn(page, email)
    await page.waitForURL(`${sampleSite}/`)
    await expect.poll(() => refused).toBe(1)
    expect(await keptHere(page)).toEqual(['canva', 'deepl'])
    await page.goto('/tool/canva')
    await expect(heart(page, 'Canva'), 'waiting ones count').toHaveAttribute('aria-pressed', 'true')
    // Hearts are painted before the page has sent its request: allow requests only after this one was refused.
    await expect.poll(() => refused).toBe(2)
    await page.unroute(/favorites\/favorites$/)
    await page.goto('/collect')
    await expect(page.getByText('2 tools from this browser are now in your account.')).toBeVisible()
    await expect(page.getByText('2 tools saved in your account')).toBeVisible()
    await expect.poll(() => cardNames(page)).toEqual(['Canva', 'DeepL'])
    await expect.poll(() => keptHere(page)).toEqual([])
  })

  test('S3.3 a heart shows its new state before the API answers, and reverts with a notice if that fails', async ({
    page,
  }) => {
    await register(page, newEmail())
    await page.goto('/tool/canva')
    await page.waitForLoadState('networkidle')
    const held = Promise.withResolvers<undefined>()
    await page.route(/favorites\/favorites$/, async (route) => {
      await held.promise
      await route.fulfill({ status: 503, json: { code: 'unavailable' } })
    })
    await heart(page, 'Canva').click()
    await expect(heart(page, 'Canva')).toHaveAttribute('aria-pressed', 'true')
    held.resolve(undefined)
    await expect(heart(page, 'Canva')).toHaveAttribute('aria-pressed', 'false')
    const notice = page.getByRole('status').filter({ hasText: 'Canva could not be saved.' })
    await page.unroute(/favorites\/favorites$/)
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(heart(page, 'Canva')).toHaveAttribute('aria-pressed', 'true')
    await expect(notice).toBeHidden()
  })
})

test('D6.2a two tabs of an account stay in sync, including the login state', async ({ page, context }) => {
  await register(page, newEmail())
  await page.goto('/tool/canva')
  const other = await context.newPage()
  await other.goto(`${sampleSite}/tool/canva`)
  await heart(other, 'Canva').click()
  await expect(heart(page, 'Canva')).toHaveAttribute('aria-pressed', 'true')
  await other.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(heart(page, 'Canva')).toHaveAttribute('aria-pressed', 'false')
  await other.close()
})
