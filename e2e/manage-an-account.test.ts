import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { cookiesOf, newEmail, password, register } from './account.ts'
import { expect, sampleSite, test } from './site.ts'

const newPassword = 'eight loud lanterns'

/** The account in another browser, at the page after the form. */
async function logIn(browser: Browser, email: string, secret = password): Promise<Page> {
  const page = await browser.newPage({ baseURL: sampleSite, locale: 'en-US' })
  await page.goto('/login?next=/account')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText(email).or(page.getByRole('alert'))).toBeVisible()
  return page
}

async function expectLoggedOut(page: Page): Promise<void> {
  await page.goto('/account')
  await expect(page).toHaveURL(`${sampleSite}/login?next=%2Faccount`)
}

test('D2.2 D3.2 changing the password requires the current one, replaces the token and ends every other session', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  await register(page, email, true)
  const other = await logIn(browser, email)
  const { token: former } = await cookiesOf(page)
  await page.goto('/account')
  for (const current of ['not this one', password]) {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password').fill(newPassword)
    await page.getByRole('button', { name: 'Change password' }).click()
    if (current === password) break
    await expect(page.locator('.form .error')).toHaveText('The password is not correct')
    await expect(page.getByRole('alert')).toBeFocused()
  }
  await expect(page.getByText('Your password has been changed. 1 other session was ended.')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue('')
  await expectLoggedOut(other)
  await page.goto('/account')
  await expect(page.getByText(email)).toBeVisible()
  const { token } = await cookiesOf(page)
  expect(token?.value).not.toBe(former?.value)
  // Still remembered, for as long as before.
  expect(Math.abs((token?.expires ?? 0) - (former?.expires ?? 0))).toBeLessThan(5)
  await expect((await logIn(browser, email, newPassword)).getByText(email)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('D3.2 sessions can be ended, and the account be deleted with its password, cookies and login', async ({
    page,
    browser,
  }) => {
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
    for (const other of others) await expectLoggedOut(other)

    for (const secret of ['not this one', password]) {
      await page.goto('/account')
      await page.getByText('Delete this account …').click()
      await page.getByLabel('Password', { exact: true }).fill(secret)
      await page.getByRole('button', { name: 'Delete for good' }).click()
      if (secret !== password) await expect(page.locator('.form .error')).toHaveText('The password is not correct')
    }
    await expect(page.getByText('Your account and everything in it have been deleted.')).toBeVisible()
    const left = await cookiesOf(page)
    expect([left['token'], left['token_present'], left['known_device']]).toEqual([undefined, undefined, undefined])
    await expect((await logIn(browser, email)).getByRole('alert')).toHaveText(
      'The email address or the password is not correct.',
    )
  })
})

test('D4.8 an account is led past /login, and can download its data as a file without secrets', async ({ page }) => {
  const email = newEmail()
  await register(page, email)
  const { token } = await cookiesOf(page)
  await page.goto('/zh/register?next=/zh/find')
  await expect(page).toHaveURL(`${sampleSite}/zh/find`)
  await page.goto('/account')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^polydex-account-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ account: { email }, favorites: [], sessions: [{}] })
  for (const secret of [password, token?.value ?? '-']) expect(text).not.toContain(secret)
})
