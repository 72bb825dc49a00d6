import type { Page } from '@playwright/test'
import { newEmail, password } from './account.ts'
import { expect, sampleSite, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

type Line = { purpose: string; name: string; place: string; life: string }

/** The storage that /privacy lists. */
const readList = (page: Page): Promise<Line[]> =>
  page.locator('#browser tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const [purpose = '', name = '', place = '', life = ''] = [...row.children].map(({ textContent }) => textContent)
      return { purpose, name, place, life }
    }),
  )

/** Entries stored in the browser, `name` by place, and the days that cookies have left. */
async function lookInside(page: Page): Promise<Map<string, number | undefined>> {
  const cookies = (await page.context().cookies()).map(({ name, expires }) => {
    const days = expires === -1 ? undefined : Math.round((expires - Date.now() / 1000) / 86_400)
    return [`Cookie ${name}`, days] as const
  })
  const [local, tab] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)] as const)
  return new Map<string, number | undefined>([
    ...cookies,
    ...local.map((name) => [`Browser storage ${name}`, undefined] as const),
    ...tab.map((name) => [`Storage of the tab ${name}`, undefined] as const),
  ])
}

test('D2.9b /privacy lists everything that the site stores in a browser, and for how long', async ({ page }) => {
  test.slow()
  await page.goto('/privacy')
  const list = await readList(page)
  const lifeOf = (name: string) => list.find((line) => line.name === name)?.life ?? ''
  const listed = new Set(list.map(({ place, name }) => `${place} ${name}`))
  const seen = new Map<string, number | undefined>()
  const look = async () => {
    for (const [kept, days] of await lookInside(page)) seen.set(kept, days)
  }

  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Find', exact: true }).click()
  await page.getByRole('button', { name: 'Save: ' }).first().click()
  await page.getByRole('checkbox', { name: 'Compare ' }).first().check()
  await page.locator('main input[type=search]').fill('canva')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${sampleSite}/find?q=canva`)
  await look()
  await page.goto('/collect')
  await page.getByLabel('Name of a new list').fill('Meetings')
  await page.getByLabel('Name of a new list').press('Enter')
  await expect(page).toHaveURL(/\/collect\/list\//)
  await look()
  await page.goto('/submit')
  await waitForScript(page)
  await page.getByLabel('Tool name').fill('Lumen Notes')
  await expect
    .poll(async () => [...(await lookInside(page)).keys()])
    .toContain('Storage of the tab polydex:submission:1')
  await look()
  await page.goto('/register')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.waitForURL(`${sampleSite}/`)
  await look()
  await page.goto('/account')
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()

  expect(
    [...seen.keys()].filter((kept) => !listed.has(kept)),
    'kept, but not listed',
  ).toEqual([])
  // The remaining one is written only if a file cannot be loaded.
  const missing = [...listed].filter((kept) => !seen.has(kept))
  expect(missing, 'listed, but not kept').toEqual(['Storage of the tab chunk-failed-at'])

  const left = await lookInside(page)
  expect([...left.keys()].filter((kept) => kept.startsWith('Cookie')).toSorted(), 'after logging out').toEqual([
    'Cookie i18n_redirected',
    'Cookie known_device',
  ])
  for (const name of ['i18n_redirected', 'known_device'])
    expect.soft(lifeOf(name), name).toContain(`${left.get(`Cookie ${name}`)} days`)
  expect.soft(lifeOf('known_device')).toContain('after you log out')
  expect.soft(lifeOf('token')).toContain('close the browser')
})
