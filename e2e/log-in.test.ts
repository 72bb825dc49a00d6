import { cookiesOf, newEmail, password, register, sendForm } from './account.ts'
import { expect, test } from './site.ts'

test('S1.1j S3.2 S4.8a D3.2 signing up logs the account in, with a cookie that scripts cannot read', async ({
  page,
}) => {
  const email = newEmail()
  await register(page, email)
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

  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))
  expect(kept, 'the password itself').not.toContain('lanterns')
})

test('D7.3 a wrong password and a taken address are reported, and the address typed stays', async ({ page }) => {
  const email = newEmail()
  await sendForm('/register', { email, password })
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('not this one')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
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

test('D3.2 D8.3 a refused form answers without the password; a login leads only to pages of the site', async () => {
  const refused = await sendForm('/login', { email: 'a"><b>@x', password: 'sup3r-s3cret' })
  const html = await refused.text()
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([422, 'private, no-store'])
  expect(html).toContain('value="a&quot;&gt;&lt;b&gt;@x"')
  expect(html).not.toContain('sup3r-s3cret')
  const email = newEmail()
  for (const [path, wanted] of [
    ['/register?next=%2Fzh%2Ffind%3Fq%3Da', '/zh/find?q=a'],
    ['/login?next=https%3A%2F%2Felsewhere.example%2F', '/'],
    ['/login?next=%2F%2Felsewhere.example%2F', '/'],
  ] as const) {
    const response = await sendForm(path, { email, password })
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 302, wanted])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const names = response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    expect(names).toEqual(['token', 'token_present', 'known_device'])
  }
})
