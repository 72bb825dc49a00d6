import { startEquippedSite, type EquippedSite } from './equipped-site.ts'
import { newEmail, password } from './account.ts'
import { cardNames, heart, keep } from './favorites.ts'
import { expect, sampleApi, test } from './site.ts'

let site: EquippedSite

test.beforeAll(async () => {
  site = await startEquippedSite({ web: { API_BASE_BROWSER: sampleApi } })
})
test.afterAll(() => site.stop())

test('S7.1a D7.1 only public reads go to an API on another origin, and without credentials', async ({ page }) => {
  const elsewhere: { call: string; headers: Record<string, string> }[] = []
  const here: string[] = []
  page.on('request', async (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === sampleApi) elsewhere.push({ call: pathname, headers: await request.allHeaders() })
    else if (origin === site.origin && pathname.startsWith('/api/')) here.push(pathname)
    else expect(origin).toBe(site.origin)
  })
  await page.goto(`${site.origin}/register`)
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.waitForURL(`${site.origin}/`)
  expect((await page.context().cookies(sampleApi)).map(({ name }) => name)).toContain('token')

  const field = page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('combobox'))
  await field.first().pressSequentially('canv')
  await expect(page.getByRole('option', { name: /Canva/ }).first()).toBeVisible()
  await page.goto(`${site.origin}/tool/deepl`)
  await heart(page, 'DeepL').click()
  await expect.poll(() => here).toContain('/api/favorites/favorites')

  expect(elsewhere.map(({ call }) => call)).toContain('/api/tools/getSuggestions')
  for (const { call, headers } of elsewhere) {
    expect(call).toMatch(/^\/api\/tools\/get(Suggestions|Tools)$/)
    expect(Object.keys(headers)).not.toContain('cookie')
    expect(Object.keys(headers)).not.toContain('authorization')
  }
})

test('S7.1a D7.1 a visitor’s favourites are read from the other origin, without cookies', async ({ page }) => {
  await keep(page, ['canva', 'deepl'])
  const asked = page.waitForRequest(`${sampleApi}/api/tools/getTools**`)
  await page.goto(`${site.origin}/collect`)
  await expect.poll(() => cardNames(page)).toEqual(['Canva', 'DeepL'])
  expect((await (await asked).allHeaders())['cookie']).toBeUndefined()
})
