import type { Page } from '@playwright/test'
import { cookiesOf, newEmail, password, register } from './account.ts'
import { heart, keptHere } from './favorites.ts'
import { expect, sampleSite, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'
import { newAddress, takeTime } from './submission.ts'

/** Ends the session, as from another device. */
async function revoke(page: Page): Promise<void> {
  const { token } = await cookiesOf(page)
  const response = await fetch(`${sampleSite}/api/login/logout`, {
    method: 'POST',
    headers: {
      Cookie: `token=${token?.value}`,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/json',
    },
    body: '{}',
  })
  expect(response.status).toBe(200)
}

const words = {
  en: {
    prefix: '',
    logIn: 'Log in',
    name: 'Tool name',
    url: 'Website URL',
    category: 'Coding Assistants',
    description: 'Description',
    text: 'Writes down a lecture while it happens.',
    send: 'Submit tool',
    success: 'submit successfully',
  },
  ja: {
    prefix: '/ja',
    logIn: 'ログイン',
    name: 'ツール名',
    url: 'サイトのURL',
    category: 'コーディング支援',
    description: '説明',
    text: '講義を聞きながらノートをまとめます。',
    send: '送信する',
    success: '送信が完了しました',
  },
} as const

const expectVisitor = async (page: Page, logIn = 'Log in') => {
  await expect(page.getByRole('banner').getByRole('link', { name: logIn })).toBeVisible()
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
    await expect(notice.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Ffind%3Fq%3Dcanva',
    )
  })

  test('D4.8 an account form says so and keeps what was typed', async ({ page }) => {
    await register(page, newEmail())
    await page.goto('/account')
    await waitForScript(page)
    await page.getByLabel('Current password').fill(password)
    await page.getByLabel('New password').fill('eight loud lanterns')
    await revoke(page)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('alert')).toContainText('You are no longer logged in, so nothing was changed.')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('New password')).toHaveValue('eight loud lanterns')
    await expectVisitor(page)
  })

  for (const language of ['en', 'ja'] as const) {
    const texts = words[language]

    test(`D4.8 ${language}: a half-filled form survives a logout that another tab notices, and is accepted`, async ({
      page,
      context,
    }) => {
      await register(page, newEmail())
      await page.goto(`${texts.prefix}/submit`)
      await page.waitForLoadState('networkidle')
      await page.getByLabel(texts.name).fill('Lumen Notes')
      const url = newAddress()
      await page.getByLabel(texts.url).fill(url)
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await revoke(page)
      const other = await context.newPage()
      await other.goto(`${sampleSite}/tool/canva`)
      await other.waitForLoadState('networkidle')
      await expectVisitor(page, texts.logIn)
      await other.close()
      await expect(page.getByLabel(texts.name)).toHaveValue('Lumen Notes')
      await expect(page.getByLabel(texts.url)).toHaveValue(url)
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
      await page.getByLabel(texts.category).check()
      await page.getByLabel(texts.description).fill(texts.text)
      await takeTime(page)
      await page.getByRole('button', { name: texts.send }).click()
      await expect(page.getByRole('status').getByText(texts.success, { exact: true })).toBeVisible()
    })

    test(`D4.8 ${language}: without JavaScript the form comes back with its text, and the cookies are deleted`, async ({
      browser,
    }) => {
      const signedIn = await browser.newContext({ baseURL: sampleSite, javaScriptEnabled: false, locale: 'en-US' })
      const page = await signedIn.newPage()
      await register(page, newEmail())
      await page.goto(`${texts.prefix}/submit`)
      await page.getByLabel(texts.name).fill('Lumen Notes')
      const url = newAddress()
      await page.getByLabel(texts.url).fill(url)
      await revoke(page)
      await takeTime(page)
      await page.getByRole('button', { name: texts.send }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByLabel(texts.name)).toHaveValue('Lumen Notes')
      await expect(page.getByLabel(texts.url)).toHaveValue(url)
      await page.getByLabel(texts.category).check()
      await page.getByLabel(texts.description).fill(texts.text)
      await takeTime(page)
      await page.getByRole('button', { name: texts.send }).click()
      await expect(page.getByText(texts.success, { exact: true })).toBeVisible()
      await page.goto(`${texts.prefix}/collect`)
      await expectVisitor(page, texts.logIn)
      await signedIn.close()
    })
  }
})

test('D4.8 account pages delete stale cookies, ask to log in, and open after the login', async ({ page }) => {
  const email = newEmail()
  await register(page, email)
  await revoke(page)
  await page.goto('/account')
  await expect(page).toHaveURL(`${sampleSite}/login?next=%2Faccount`)
  await expectVisitor(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${sampleSite}/account`)
  await expect(page.getByText(email)).toBeVisible()
  await revoke(page)
  await page.goto('/collect')
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing saved yet' })).toBeVisible()
  await expectVisitor(page)
})

test('D4.8 a lost companion is set again by the next answer that is never stored; public pages set no cookie', async ({
  page,
}) => {
  await register(page, newEmail())
  const { token } = await cookiesOf(page)
  const read = (path: string) =>
    fetch(sampleSite + path, { redirect: 'manual', headers: { Cookie: `token=${token?.value}` } })
  for (const path of ['/', '/find', '/tool/canva', '/submit', '/rank/hot', '/about', '/zh/find.data'])
    expect([path, (await read(path)).headers.getSetCookie()]).toEqual([path, []])
  for (const path of ['/collect', '/account', '/collect.data', '/account/data']) {
    const response = await read(path)
    expect([path, response.headers.getSetCookie()]).toEqual([path, ['token_present=1; Path=/; SameSite=Lax; Secure']])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  }
})

test('D4.1 S4.8a public pages are byte for byte the same for visitors and accounts', async ({ page }) => {
  await register(page, newEmail())
  const { token } = await cookiesOf(page)
  const cookie = `token=${token?.value}; token_present=1`
  for (const path of [
    '/',
    '/find?q=image',
    '/category',
    '/cate/copywriting',
    '/tool/canva',
    '/rank/hot',
    '/rank/region_ai/JP',
    '/submit',
    '/about',
    '/ja/tool/deepl',
    '/tool/canva.data',
    '/nowhere',
  ]) {
    const [visitor, user] = await Promise.all(
      [{}, { Cookie: cookie }].map(async (headers) => {
        const response = await fetch(sampleSite + path, { headers })
        return { text: await response.text(), caching: response.headers.get('cache-control') }
      }),
    )
    expect(user, path).toEqual(visitor)
  }
})
