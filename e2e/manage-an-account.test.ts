import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { cookiesOf, newEmail, password, register } from './account.ts'
import { heart } from './favorites.ts'
import { expect, sampleApi, sampleSite, test } from './site.ts'

const newPassword = 'eight loud lanterns'

async function tryToLogIn(browser: Browser, email: string, secret = password): Promise<Page> {
  const context = await browser.newContext({ baseURL: sampleSite, locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/login?next=/account')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  return page
}

async function logIn(browser: Browser, email: string, secret = password): Promise<Page> {
  const page = await tryToLogIn(browser, email, secret)
  await page.waitForURL(`${sampleSite}/account`)
  return page
}

/** Creates a share link of the logged-in account. */
async function share(page: Page): Promise<void> {
  const { token } = await cookiesOf(page)
  const { status } = await fetch(`${sampleApi}/api/favorites/createShare`, {
    method: 'POST',
    headers: { Authorization: token?.value ?? '', 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect(status).toBe(200)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test.slow()

    test('D2.2 D3.2 changing the password requires the current one replaces the token and ends every other session', async ({
      page,
      browser,
    }) => {
      const email = newEmail()
      await register(page, email, javaScriptEnabled)
      const other = await logIn(browser, email)
      await share(page)
      await page.goto('/account')
      await page.getByLabel('Current password').fill('not this one')
      await page.getByLabel('New password').fill(newPassword)
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.locator('.form .error')).toHaveText('The password is not correct')
      await expect(page.getByRole('alert')).toBeFocused()
      const { token: former } = await cookiesOf(page)
      await page.getByLabel('Current password').fill(password)
      await page.getByLabel('New password').fill(newPassword)
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByText('Your password has been changed. 1 other session was ended.')).toBeVisible()
      await expect(page.getByLabel('New password')).toHaveValue('')
      await expect(page.getByText('can still read your shared list of favourites')).toBeVisible()
      await expect(page.getByRole('link', { name: 'See or turn off the link' })).toHaveAttribute('href', '/collect')
      await other.goto('/account')
      await expect(other).toHaveURL(`${sampleSite}/login?next=%2Faccount`)
      await other.context().close()
      await page.goto('/account')
      await expect(page.getByText(email)).toBeVisible()
      const { token } = await cookiesOf(page)
      expect(token?.value).not.toBe(former?.value)
      expect((token?.expires ?? 0) > 0).toBe(javaScriptEnabled)
      expect(Math.abs((token?.expires ?? 0) - (former?.expires ?? 0))).toBeLessThan(5)
      const headers = { Authorization: former?.value ?? '' }
      expect((await fetch(`${sampleApi}/api/account/getAccount`, { headers })).status).toBe(401)
      const again = await logIn(browser, email, newPassword)
      await again.context().close()
    })

    test('D3.2 sessions are listed, and one or all others can be ended', async ({ page, browser }) => {
      const email = newEmail()
      await register(page, email)
      const others = [await logIn(browser, email), await logIn(browser, email), await logIn(browser, email)]
      await page.goto('/account')
      const sessions = page.locator('.sessions li')
      await expect(sessions).toHaveCount(4)
      await expect(sessions.first()).toContainText('this session')
      await expect(sessions.first().getByRole('button')).toHaveCount(0)
      await sessions.nth(1).getByRole('button', { name: /^End/ }).click()
      await expect(page.getByText('The session has been ended.')).toBeVisible()
      await expect(sessions).toHaveCount(3)
      await page.getByRole('button', { name: 'End all other sessions' }).click()
      await expect(page.getByText('All other sessions have been ended.')).toBeVisible()
      await expect(sessions).toHaveCount(1)
      for (const other of others) {
        await other.goto('/account')
        await expect(other).toHaveURL(`${sampleSite}/login?next=%2Faccount`)
        await other.context().close()
      }
    })

    test('deleting an account requires its password, removes its cookies and makes logging in fail', async ({
      page,
      browser,
    }) => {
      const email = newEmail()
      await register(page, email)
      await page.goto('/account')
      await page.getByText('Delete this account …').click()
      await page.getByLabel('Password', { exact: true }).fill('not this one')
      await page.getByRole('button', { name: 'Delete for good' }).click()
      await expect(page.locator('.form .error')).toHaveText('The password is not correct')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Delete for good' }).click()
      await expect(page.getByText('Your account and everything in it have been deleted.')).toBeVisible()
      const left = await cookiesOf(page)
      expect([left['token'], left['token_present'], left['known_device']]).toEqual([undefined, undefined, undefined])
      const again = await tryToLogIn(browser, email)
      await expect(again.getByRole('alert')).toHaveText('The email address or the password is not correct.')
      await again.context().close()
    })
  })
}

test('an account can download its data as a file without secrets', async ({ page }) => {
  const email = newEmail()
  await register(page, email)
  await page.goto('/tool/canva')
  await heart(page, 'Canva').click()
  await page.waitForLoadState('networkidle')
  const { token } = await cookiesOf(page)
  await page.goto('/account')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^polydex-account-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await download.path(), 'utf8')
  const everything = JSON.parse(text) as {
    account: { email: string }
    favorites: { slug: string }[]
    sessions: object[]
  }
  expect(everything.account.email).toBe(email)
  expect(everything.favorites.map(({ slug }) => slug)).toEqual(['canva'])
  expect(everything.sessions).toHaveLength(1)
  for (const secret of [password, token?.value ?? '-']) expect(text).not.toContain(secret)
  const visitor = await fetch(`${sampleSite}/account/data`, { redirect: 'manual' })
  expect([visitor.status, visitor.headers.get('location')]).toEqual([302, '/login?next=%2Faccount'])
})

test('an account can be created, used and logged out of by keyboard alone', async ({ page }) => {
  test.slow()
  const email = newEmail()
  /** Presses Tab until an element with this name has the focus. */
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 80; step += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
        return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      })
      if (name.test(focused.trim())) return
    }
    throw new Error(`Tab does not reach ${String(name)}`)
  }
  await page.goto('/find?q=canva')
  await page.waitForLoadState('networkidle')
  await tabTo(/^Log in$/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/login$/)
  await tabTo(/^Create an account$/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/register$/)
  await tabTo(/^Email$/)
  await page.keyboard.type(email)
  await tabTo(/^Password$/)
  await page.keyboard.type(password)
  await tabTo(/^remember the password$/)
  await page.keyboard.press('Space')
  await tabTo(/^Create an account$/)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${sampleSite}/`)
  await page.goto('/tool/canva')
  await page.waitForLoadState('networkidle')
  await tabTo(/^Save: Canva$/)
  await page.keyboard.press('Space')
  await expect(heart(page, 'Canva')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Shift+Tab')
  await page.goto('/account')
  await page.waitForLoadState('networkidle')
  await tabTo(/^Current password$/)
  await page.keyboard.type(password)
  await tabTo(/^New password$/)
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await tabTo(/^Account$/)
  await page.keyboard.press('Enter')
  await tabTo(/^Log out$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('D4.8 /login and /register redirect accounts that are logged in', async ({ page }) => {
  await register(page, newEmail())
  await page.goto('/login')
  await expect(page).toHaveURL(`${sampleSite}/account`)
  await page.goto('/zh/register?next=/zh/find')
  await expect(page).toHaveURL(`${sampleSite}/zh/find`)
})
