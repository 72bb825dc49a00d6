import { startEquippedSite, type EquippedSite } from './equipped-site.ts'
import { newEmail, password, sendForm } from './account.ts'
import { expect, test } from './site.ts'

// One site for all tests of this file, not one for each.
test.describe.configure({ mode: 'default' })
test.slow()

let site: EquippedSite
test.beforeAll(async () => {
  site = await startEquippedSite({ limits: { LIMIT_SEARCH: '3/minute' }, web: { FORMS_PER_SECOND: '1' } })
})
test.afterAll(() => site?.stop())

test.use({ expectedFaults: /429|503/ })

test('D7.3 a visitor who searches too often gets a 429 page that says when to retry; other pages still work', async ({
  page,
}) => {
  const search = (path: string) => fetch(site.origin + path)
  // The first page of a process is the slowest; on a busy machine it exceeds the limit for a page.
  await expect.poll(async () => (await search('/find')).status).toBe(200)
  for (const turn of [1, 2, 3]) expect((await search(`/find?q=photo${turn}`)).status).toBe(200)
  const refused = await search('/find.data?q=photo4')
  const retryAfter = Number(refused.headers.get('retry-after'))
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store'])
  expect(retryAfter > 0 && retryAfter <= 60).toBe(true)
  const response = await page.goto(`${site.origin}/de/find?q=bild`)
  expect(response?.status()).toBe(429)
  await expect(page.getByRole('heading', { level: 1, name: 'Einen Moment, bitte' })).toBeVisible()
  await expect(
    page.getByText(/^Das war zu oft in kurzer Zeit\. Bitte versuche es in \d+ (Sekunden?|Minuten?) noch/),
  ).toBeVisible()
  const again = page.getByRole('main').getByRole('link', { name: 'Erneut versuchen' })
  await expect(again).toHaveAttribute('href', '/de/find?q=bild')
  for (const path of ['/', '/find', '/tool/canva']) expect([path, (await search(path)).status]).toEqual([path, 200])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('D7.3 S5.3 a refused form keeps everything typed but the password, and can be sent again', async ({ page }) => {
    const email = newEmail()
    await page.goto(`${site.origin}/register?next=%2Fabout`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('remember the password').check()
    // Repeats until the next form is refused.
    const other = { email: newEmail(), password }
    await expect.poll(async () => (await sendForm('/login', other, '', site.origin)).status).toBe(503)
    await page.getByRole('main').getByRole('button', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'One moment, please' })).toBeVisible()
    expect(await page.content()).not.toContain(password)
    await expect(page.locator('input[type=hidden][name=email]')).toHaveValue(email)
    // One form in ten seconds is accepted from here; until then the same page comes back.
    await expect(async () => {
      if (await page.getByLabel('Password', { exact: true }).isVisible()) {
        await page.getByLabel('Password', { exact: true }).fill(password)
        await page.getByRole('button', { name: 'Try again' }).click()
      }
      await expect(page).toHaveURL(`${site.origin}/about`, { timeout: 500 })
    }).toPass({ timeout: 30_000, intervals: [1_000] })
    const token = (await page.context().cookies()).find(({ name }) => name === 'token')
    expect(token?.expires, 'it is remembered').toBeGreaterThan(Date.now() / 1_000 + 86_400)
  })
})
