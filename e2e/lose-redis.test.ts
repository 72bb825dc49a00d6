import { openRedisDoor, type RedisDoor } from '../apps/api/src/testing/test-redis.ts'
import { newEmail, password } from './account.ts'
import { startEquippedSite, type EquippedSite } from './equipped-site.ts'
import { heart } from './favorites.ts'
import { expect, test } from './site.ts'

test.describe.configure({ mode: 'default' })
test.slow()

let door: RedisDoor
let site: EquippedSite
test.beforeAll(async () => {
  door = await openRedisDoor()
  site = await startEquippedSite({
    limits: { REDIS_URL: door.url, LIMIT_FAVORITES: '60/minute', LIMIT_SEARCH: '60/minute' },
  })
})
test.afterAll(async () => {
  await site?.stop()
  await door?.close().catch(() => {})
})

test('D4.8 when Redis stops, the account stays logged in, no page fails, and a favourite is saved', async ({
  page,
}) => {
  await page.goto(`${site.origin}/register?next=/tool/canva`)
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.waitForURL(`${site.origin}/tool/canva`)
  await door.close()
  await heart(page, 'Canva').click()
  await expect(heart(page, 'Canva')).toHaveAttribute('aria-pressed', 'true')
  for (const path of [
    '/',
    '/find?q=image',
    '/category',
    '/rank/hot',
    '/tool/deepl',
    '/submit',
    '/collect',
    '/account',
  ]) {
    const response = await page.goto(site.origin + path)
    expect([path, response?.status(), page.url()]).toEqual([path, 200, site.origin + path])
  }
  await page.goto(`${site.origin}/collect`)
  await expect(page.getByText('1 tool saved in your account')).toBeVisible()
  // No request of the page for the account may be pending when the cookies are cleared.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(`${site.origin}/login`)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
})
