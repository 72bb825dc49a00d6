import { connect, type Db } from '@polydex/core/db/connect'
import { heart } from './favorites.ts'
import { expect, sampleSite, sampleSiteDatabase, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

let db: Db
test.beforeAll(() => {
  db = connect(sampleSiteDatabase, { poolSize: 1 })
})
test.afterAll(() => db.destroy())

// Tools that no other test opens.
const [first, second] = ['mubert', 'soundraw']

const readUses = () =>
  db
    .selectFrom('tool_uses')
    .innerJoin('tools', 'tools.id', 'tool_id')
    .select(['slug', 'opened', 'visited', 'saved', 'compared'])
    .where('slug', 'in', [first, second])
    .orderBy('slug')
    .execute()

test('opening, visiting, saving and comparing tools is counted, without cookies and referrer', async ({ page }) => {
  await page.context().route(
    (url) => url.origin !== sampleSite,
    (route) => route.fulfill({ body: 'their site' }),
  )
  const sent: Promise<Record<string, string>>[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith('/countUse')) sent.push(request.allHeaders())
  })
  await page.goto(`/tool/${first}`)
  await waitForScript(page)
  await heart(page, 'Mubert').click()
  // The headless shell opens no tab for a middle click.
  await page.locator('.actions a[data-visit]').dispatchEvent('auxclick', { button: 1 })
  await expect.poll(() => sent.length).toBe(3)
  await page.goto(`/compare/${first}-vs-${second}`)
  await waitForScript(page)
  await expect.poll(() => sent.length).toBe(4)
  await page.locator(`.compare a[data-visit=${second}]`).press('Enter')
  await expect.poll(readUses, { timeout: 15_000 }).toEqual([
    { slug: first, opened: 1, visited: 1, saved: 1, compared: 1 },
    { slug: second, opened: 0, visited: 1, saved: 0, compared: 1 },
  ])
  for (const headers of await Promise.all(sent)) expect(headers).not.toMatchObject({ cookie: expect.anything() })
  for (const headers of await Promise.all(sent)) expect(headers).not.toMatchObject({ referer: expect.anything() })
})

test('a browser that asks not to be tracked sends nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.goto('/tool/canva')
  await waitForScript(page)
  await heart(page, 'Canva').click()
  await page.waitForTimeout(4_000)
  expect(sent).toEqual([])
})
