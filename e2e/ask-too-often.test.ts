import { signUp } from '@polydex/contract/account'
import { startEquippedSite, type EquippedSite } from './equipped-site.ts'
import { newEmail, password } from './account.ts'
import { expect, test } from './site.ts'

// One site for all tests of this file, not one for each.
test.describe.configure({ mode: 'default' })
test.slow()

let site: EquippedSite
test.beforeAll(async () => {
  site = await startEquippedSite({ limits: { LIMIT_SEARCH: '3/minute' }, web: { FORMS_PER_SECOND: '1' } })
})
test.afterAll(() => site?.stop())

test.use({ expectedFaults: /429/ })

test('D7.3 a visitor who searches too often gets a 429 page that says when to retry; other pages still work', async ({
  page,
}) => {
  const search = (path: string) => fetch(site.origin + path)
  // The first page of a process is the slowest; on a busy machine it exceeds the limit for a page.
  await expect.poll(async () => (await search('/find')).status).toBe(200)
  const answers: Response[] = []
  while (answers.length < 12 && answers.at(-1)?.status !== 429)
    answers.push(await search(`/find?q=photo${answers.length}`))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  const refused = answers.at(-1)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(refused?.headers.get('cache-control')).toBe('no-store')
  const data = await search('/find.data?q=photo99')
  expect([data.status, data.headers.get('retry-after') === null]).toEqual([429, false])

  const response = await page.goto(`${site.origin}/de/find?q=bild`)
  expect(response?.status()).toBe(429)
  await expect(page.getByRole('heading', { level: 1, name: 'Einen Moment, bitte' })).toBeVisible()
  await expect(
    page.getByText(/^Das war zu oft in kurzer Zeit\. Bitte versuche es in \d+ (Sekunden?|Minuten?) noch/),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Erneut versuchen' })).toHaveAttribute(
    'href',
    '/de/find?q=bild',
  )
  for (const path of ['/', '/find', '/tool/canva', '/rank/hot', '/login'])
    expect([path, (await search(path)).status]).toEqual([path, 200])
})

/** Sends another form, which uses up the allowance of the next. */
const sendForm = (path: string) =>
  fetch(site.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site.origin },
    body: new URLSearchParams({ email: newEmail(), password }),
  })

test('D7.3 a form refused under load keeps everything typed; without JavaScript a 503 page asks to wait', async ({
  page,
}) => {
  await page.goto(`${site.origin}/ja/login`)
  await page.waitForLoadState('networkidle')
  const email = newEmail()
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード', { exact: true }).fill(password)
  await sendForm('/login')
  await page.getByRole('main').getByRole('button', { name: 'ログイン' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('メールアドレス')).toHaveValue(email)
  await expect(page.getByLabel('パスワード', { exact: true })).toHaveValue(password)

  await sendForm('/de/login')
  const refused = await sendForm('/de/login')
  const html = await refused.text()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(refused.headers.get('cache-control')).toBe('private, no-store')
  expect(html).toContain('<html lang="de"')
  expect(html).toContain('Einen Moment, bitte')
  expect(html).not.toContain(password)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: /503/ })

  test('D7.3 a refused form keeps everything typed but the password, and can be sent again', async ({ page }) => {
    const email = newEmail()
    await fetch(`${site.apiOrigin}${signUp.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    await page.goto(`${site.origin}/login?next=%2Fabout`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('remember the password').check()
    // Repeats until the next form is refused.
    await expect.poll(async () => (await sendForm('/login')).status).toBe(503)
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'One moment, please' })).toBeVisible()
    expect(await page.content()).not.toContain(password)
    await expect(page.locator('input[type=hidden][name=email]')).toHaveValue(email)
    await expect(page.locator('input[type=hidden][name=remember]')).toHaveCount(1)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

    // One form in ten seconds is accepted from here; until then the same page comes back.
    await expect(async () => {
      if (await page.getByLabel('Password', { exact: true }).isVisible()) {
        await page.getByLabel('Password', { exact: true }).fill(password)
        await page.getByRole('button', { name: 'Try again' }).click()
      }
      await expect(page).toHaveURL(`${site.origin}/about`, { timeout: 500 })
    }).toPass({ timeout: 30_000, intervals: [1_000] })
    const token = (await page.context().cookies()).find(({ name }) => name === 'token')
    expect(token?.expires).toBeGreaterThan(Date.now() / 1_000 + 86_400)
  })
})
