import { cookiesOf, newEmail, password, register } from './account.ts'
import { expect, sampleSite, test } from './site.ts'

const dayInSeconds = 24 * 60 * 60

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(sampleSite + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: sampleSite, ...headers },
    body: new URLSearchParams(fields),
  })

test('S1.1j S3.2 S4.8a D3.2 signing up logs the account in, with a cookie that scripts cannot read', async ({
  page,
}) => {
  await register(page, newEmail())
  const { token, token_present: companion } = await cookiesOf(page)
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: true, path: '/', expires: -1 })
  expect(companion).toMatchObject({ value: '1', httpOnly: false, expires: -1 })
  const readable = await page.evaluate(() => document.cookie)
  expect(readable).toContain('token_present=1')
  expect(readable).not.toContain(token?.value)
  // The token is valid: the account answers through the site's own address.
  const favorites = () => page.evaluate(async () => (await fetch('/api/favorites/getMyFavorites?view=ids')).status)
  expect(await favorites()).toBe(200)
  await page.context().clearCookies({ name: 'token' })
  expect(await favorites()).toBe(401)
})

test('S1.1j S5.3 D3.2 ‘remember the password’ keeps the token for 30 days, but never stores the password', async ({
  page,
}) => {
  const email = newEmail()
  await register(page, email)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('remember the password').check()
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(`${sampleSite}/`)
  const cookies = await cookiesOf(page)
  const days = ((cookies['token']?.expires ?? 0) - Date.now() / 1000) / dayInSeconds
  expect(days).toBeGreaterThan(29.9)
  expect(days).toBeLessThan(30.1)
  expect(cookies['token_present']?.expires).toBeCloseTo(cookies['token']?.expires ?? 0, -1)
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))
  expect(kept + JSON.stringify(cookies)).not.toContain('lanterns')
})

test('S4.8b D4.8 logging out through the gateway ends the session and deletes both cookies', async ({ page }) => {
  await register(page, newEmail())
  const send = () =>
    page.evaluate(async () => {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
      return (await fetch('/api/login/logout', init)).status
    })
  expect(await send()).toBe(200)
  const cookies = await cookiesOf(page)
  expect([cookies['token'], cookies['token_present']]).toEqual([undefined, undefined])
  expect(await send()).toBe(401)
})

test('D7.3 a wrong password and a taken address are reported, and the address typed stays', async ({ page }) => {
  const email = newEmail()
  await register(page, email)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText('The email address or the password is not correct.')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.goto('/register')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('alert')).toHaveText('There is already an account with this email address.')
})

test('D3.2 a refused form answers 422 with the text typed but without the password, and is never stored', async () => {
  const refused = await post('/login', { email: 'a"><b>@x', password: 'sup3r-s3cret' })
  const html = await refused.text()
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([422, 'private, no-store'])
  expect(html).toContain('value="a&quot;&gt;&lt;b&gt;@x"')
  expect(html).not.toContain('sup3r-s3cret')
  const wrong = await post('/login', { email: newEmail(), password })
  expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([401, 'private, no-store'])
  for (const path of ['/login', '/zh/register', '/login.data'])
    expect((await fetch(sampleSite + path)).headers.get('cache-control')).toBe('private, no-store')
})

test('D3.2 D8.3 a login redirects only to pages of the site, sets its three cookies, and is never stored', async () => {
  const email = newEmail()
  for (const [next, wanted] of [
    ['/zh/find?q=a', '/zh/find?q=a'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example/', '/'],
    ['/\\elsewhere.example/', '/'],
    ['/nonsense', '/'],
  ] as const) {
    const path = next === '/zh/find?q=a' ? '/register' : '/login'
    const response = await post(`${path}?next=${encodeURIComponent(next)}`, { email, password, remember: 'on' })
    expect([next, response.status, response.headers.get('location')]).toEqual([next, 302, wanted])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
      'token',
      'token_present',
      'known_device',
    ])
  }
})

test('D6.1 a form of another site answers 403, and a body that is not a form 400', async () => {
  const fields = { email: 'a@example.com', password }
  expect((await post('/login', fields, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await post('/login', fields, { Origin: 'https://elsewhere.example' })).status).toBe(403)
  const body = await fetch(`${sampleSite}/login`, {
    method: 'POST',
    headers: { Origin: sampleSite, 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect(body.status).toBe(400)
})

test('the password can be shown, and fields have autocomplete tokens', async ({ page }) => {
  await page.goto('/login')
  const field = page.getByLabel('Password', { exact: true })
  await field.fill(password)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
  const tokensOn = async (path: string) => {
    await page.goto(path)
    return page
      .locator('.form input[autocomplete]')
      .evaluateAll((inputs) => inputs.map((i) => i.getAttribute('autocomplete')))
  }
  expect(await tokensOn('/login')).toEqual(['username', 'current-password'])
  expect(await tokensOn('/register')).toEqual(['email', 'new-password'])
})
