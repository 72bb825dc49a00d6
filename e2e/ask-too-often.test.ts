import { startEquippedSite, type EquippedSite } from './equipped-site.ts'
import { newEmail, password } from './account.ts'
import { expect, test } from './site.ts'

// One site for all of them, not one for each.
test.describe.configure({ mode: 'default' })
test.slow()

let site: EquippedSite
test.beforeAll(async () => {
  site = await startEquippedSite({ limits: { LIMIT_SEARCH: '3/minute' }, web: { FORMS_PER_SECOND: '1' } })
})
test.afterAll(() => site?.stop())

test.use({ expectedFaults: /429/ })

test('D7.3 who searches too often gets a page that says so and when to come back; all other pages stay open', async ({
  page,
}) => {
  const search = (path: string) => fetch(site.origin + path)
  let refused: Response | undefined
  for (let turn = 0; turn < 12 && refused === undefined; turn += 1) {
    const response = await search(`/find?q=photo${turn}`)
    if (response.status === 429) refused = response
  }
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

/** Another one, which takes the place of the next. */
const sendForm = (path: string) =>
  fetch(site.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site.origin },
    body: new URLSearchParams({ email: newEmail(), password }),
  })

test('D7.3 when there are too many forms, one comes back with everything typed, and a page without script says so', async ({
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
  expect(html).toContain('href="/de/login"')
})
