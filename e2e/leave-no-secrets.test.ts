import type { Page } from '@playwright/test'
import { cookiesOf, newEmail, password as first, register } from './account.ts'
import { heart } from './favorites.ts'
import { expect, sampleSite, test } from './site.ts'

const [second, wrong, trialPassword] = ['canary eight lanterns', 'canary wrong lanterns', 'canary-sesame'] as const

/** Everything stored for the site that a script of this page could read. */
const dumpStorage = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      history.state as unknown,
      window.name,
      // The site uses none of these.
      { elsewhere: [...(await indexedDB.databases()), ...(await caches.keys())] },
    ]),
  )

test('D3.2 after all account actions the browser stores no password, and no token that scripts can read', async ({
  page,
}) => {
  const tokens = new Set<string>()
  const dumps: string[] = []
  const look = async () => {
    const { token, known_device: device } = await cookiesOf(page)
    for (const cookie of [token, device]) if (cookie !== undefined) tokens.add(cookie.value)
    dumps.push(await dumpStorage(page))
  }
  const email = newEmail()
  await register(page, email)
  await page.goto('/tool/canva')
  await heart(page, 'Canva').click()
  await expect(heart(page, 'Canva')).toHaveAttribute('aria-pressed', 'true')
  await look()
  await page.goto('/collect')
  await page.getByRole('button', { name: 'Create a link' }).click()
  await expect(page.getByLabel('Link to the list')).toBeVisible()
  await look()
  await page.goto('/submit')
  await page.getByLabel('Tool name').fill('Lumen Notes')
  await page.getByText('Trial login', { exact: false }).first().click()
  await page.locator('[name=trialPassword]').fill(trialPassword)
  await expect(page.locator('.card h3', { hasText: 'Lumen Notes' })).toBeVisible()
  await look()
  await page.goto('/account')
  await page.getByLabel('Current password').fill(first)
  await page.getByLabel('New password').fill(second)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  // A menu that opens while the answer of the form arrives is closed by it.
  await expect(async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Log out' }).first().click({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await look()
  await page.goto('/login?next=/account')
  for (const password of [wrong, second]) {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('remember the password').check()
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    if (password === wrong) await expect(page.getByRole('alert')).toBeVisible()
    else await page.waitForURL(`${sampleSite}/account`)
    await look()
  }

  expect([tokens.size, dumps.length], 'two sessions, and the one proof of this browser').toEqual([3, 6])
  const all = dumps.join('\n')
  expect(dumps.at(-1)).toContain('token_present=1')
  expect([first, second, wrong, trialPassword, ...tokens].filter((secret) => all.includes(secret))).toEqual([])
  for (const dump of dumps) expect(dump).toContain('{"elsewhere":[]}')
})
