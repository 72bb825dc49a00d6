import type { Page } from '@playwright/test'
import { cookiesOf, newEmail, password, register, sendForm } from './account.ts'
import { heart, keptHere } from './favorites.ts'
import { expect, sampleSite, test } from './site.ts'
import { fillSubmission, newAddress, takeTime } from './submission.ts'

/** Ends the session, as from another device. */
async function revoke(page: Page): Promise<void> {
  const { token } = await cookiesOf(page)
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
  const response = await fetch(`${sampleSite}/api/login/logout`, {
    method: 'POST',
    headers: { ...headers, Cookie: `token=${token?.value}` },
    body: '{}',
  })
  expect(response.status).toBe(200)
}

const expectVisitor = async (page: Page) => {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  const cookies = await cookiesOf(page)
  expect([cookies['token'], cookies['token_present']]).toEqual([undefined, undefined])
}

test.describe('a session ended elsewhere', () => {
  test.use({ expectedFaults: /could not be changed|could not be shown/ })

  test('D4.8 the page becomes a visitor’s without a reload, and keeps the text typed and the favourite', async ({
    page,
  }) => {
    await register(page, newEmail())
    await page.goto('/find?q=canva')
    await page.waitForLoadState('networkidle')
    await page.locator('main input[type=search]').fill('half a thought')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await revoke(page)
    await heart(page, 'Canva').click()
    await expectVisitor(page)
    await expect(heart(page, 'Canva')).toHaveAttribute('aria-pressed', 'true')
    expect(await keptHere(page)).toEqual(['canva'])
    await expect(page.locator('main input[type=search]')).toHaveValue('half a thought')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    const notice = page.getByRole('status').filter({ hasText: 'You are no longer logged in.' })
    const link = notice.getByRole('link', { name: 'Log in' })
    await expect(link).toHaveAttribute('href', '/login?next=%2Ffind%3Fq%3Dcanva')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('D4.8 the form comes back with its text, and the cookies are deleted', async ({ page }) => {
      await register(page, newEmail())
      await page.goto('/submit')
      await fillSubmission(page, { name: 'Lumen Notes', url: newAddress() })
      await page.getByLabel('Description').fill('')
      await revoke(page)
      await takeTime(page)
      const send = page.getByRole('button', { name: 'Submit tool' })
      await send.click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByLabel('Tool name')).toHaveValue('Lumen Notes')
      await page.getByLabel('Description').fill('Writes down a lecture while it happens, line by line.')
      await takeTime(page)
      await send.click()
      await expect(page.getByText('submit successfully', { exact: true })).toBeVisible()
      await page.goto('/collect')
      await expectVisitor(page)
    })
  })
})

test('D4.8 account pages delete stale cookies, ask to log in, and open after the login', async ({ page }) => {
  const email = newEmail()
  await register(page, email)
  await revoke(page)
  await page.goto('/account')
  await expect(page).toHaveURL('/login?next=%2Faccount')
  await expectVisitor(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(email)).toBeVisible()
})

/** Makes an account with one favourite, without a browser. */
async function createVisitor(favorite: string) {
  const email = newEmail()
  const made = await sendForm('/register', { email, password })
  const [token = ''] = made.headers.getSetCookie()[0]?.split(';') ?? []
  expect((await sendForm('/collect', { save: favorite }, token)).status).toBe(200)
  return { email, token, favorite }
}

async function ask(path: string, cookie?: string) {
  const response = await fetch(sampleSite + path, { headers: cookie === undefined ? {} : { Cookie: cookie } })
  const { headers } = response
  return {
    status: response.status,
    text: await response.text(),
    cookies: headers.getSetCookie(),
    caching: headers.get('cache-control'),
  }
}

test('D4.1 D4.8 S4.8a public pages are the same for visitors and accounts; concurrent accounts see only their own', async () => {
  const [a, b] = [await createVisitor('canva'), await createVisitor('deepl')]
  for (const path of ['/', '/find?q=image', '/ja/tool/deepl', '/tool/canva.data', '/rank/hot', '/submit', '/nowhere'])
    expect(await ask(path, `${a.token}; token_present=1`), path).toEqual({ ...(await ask(path)), cookies: [] })
  const askOwn = async (path: string, own: typeof a, other: typeof a) => {
    const { status, text, cookies, caching } = await ask(path, own.token)
    // The lost companion is set again.
    expect([path, cookies, caching]).toEqual([
      path,
      ['token_present=1; Path=/; SameSite=Lax; Secure'],
      'private, no-store',
    ])
    const owned = path.startsWith('/account') ? own.email : own.favorite
    expect([path, status, text.includes(owned)]).toEqual([path, 200, true])
    for (const secret of [other.email, other.token.slice(6), `/tool/${other.favorite}`])
      expect(text).not.toContain(secret)
  }
  const paths = ['/account', '/collect', '/account.data', '/collect.data']
  for (let turn = 0; turn < 3; turn += 1)
    await Promise.all(paths.flatMap((path) => [askOwn(path, a, b), askOwn(path, b, a)]))
})
