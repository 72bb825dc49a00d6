import { expect, test } from './site.ts'
import { ask, countIn, get, read, slugsIn } from './tool-lists.ts'
import { waitForScript } from './wait-for-script.ts'

test('S1.1a S2.2d S1.6f D7.5 /find shows every tool once, in pages; the page after the last answers 404', async () => {
  const slugs: (string | undefined)[] = []
  for (const page of ['', '?page=2', '?page=3']) slugs.push(...slugsIn(await read(`/find${page}`)))
  const wanted = [...(await ask('pageSize=48')).tools, ...(await ask('pageSize=48&page=2')).tools]
  expect(slugs).toEqual(wanted.map(({ slug }) => slug))
  expect(new Set(slugs).size).toBe(64)
  expect((await get('/find?page=4')).status).toBe(404)
})

test('S7.4a–p D7.4 /find sorts in all sixteen orders', async () => {
  const firsts = new Set<string>()
  for (const sort of ['added', 'visits', 'mail', 'direct', 'search', 'social', 'referrals', 'display'])
    for (const order of ['asc', 'desc']) {
      const address = `/find?sort=${sort}&order=${order}`
      const slugs = slugsIn(await read((await get(address)).headers.get('location') ?? address))
      expect([address, slugs]).toEqual([address, (await ask(address.slice(6))).tools.map(({ slug }) => slug)])
      firsts.add(slugs.join())
    }
  expect(firsts.size).toBe(16)
})

test('D7.5 unknown parameters are ignored, and invalid values answer 404', async () => {
  expect(slugsIn(await read('/find?price=free&utm_source=x'))).toEqual(slugsIn(await read('/find?price=free')))
  for (const part of ['category=nope', 'price=cheap', 'country=germany', 'sort=name', 'order=up', 'page=0'])
    expect([part, (await get(`/find?${part}`)).status]).toEqual([part, 404])
})

const datesIn = (html: string) => [...html.matchAll(/class="[^"]*added[^"]*"[^>]*>(.*?)<\/p>/g)].map(([, date]) => date)

test('D3.1h D3.1e cards show the date added only if sorted by it, and a tool’s page that it is not known', async () => {
  const dates = datesIn(await read('/cate/copywriting?sort=added'))
  expect(dates.length).toBeGreaterThan(2)
  for (const date of dates) expect(date).toMatch(/\w{3} \d{1,2}, 20\d\d|Date added not known/)
  expect(datesIn(await read('/find'))).toEqual([])
  const undated = (await ask('sort=added&pageSize=48&page=2')).tools.at(-1)
  expect(await read(`/ja/tool/${undated?.slug}`)).toContain('ディレクトリへの最初の掲載日は不明')
})

test('D7.5 an empty result answers 200 with other searches, and says how many tools each would list', async ({
  page,
}) => {
  expect((await page.goto('/find?q=canvva&price=free&signUp=no'))?.status()).toBe(200)
  await expect(page.locator('#results')).toHaveText('No tools')
  await expect(page.getByText('No tool matches “canvva” with these filters: Entirely free, No account')).toBeVisible()
  await page.getByRole('link', { name: 'Did you mean Canva?' }).click()
  await expect(page).toHaveURL('/find?q=Canva')
  await expect(page.locator('.card h3').first()).toHaveText('Canva')
  await page.goto('/find?category=seo&price=open-source&features=templates')
  const drops = page.locator('.rescue li a')
  const offers = await drops.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('href') ?? '', link.querySelector('.num')?.textContent ?? ''] as const),
  )
  expect(offers).not.toEqual([])
  for (const [address, offered] of offers) expect(countIn(await read(address))).toBe(Number(/\d+/.exec(offered)?.[0]))
  await drops.first().click()
  await expect(page.locator('.card').first()).toBeVisible()
  await expect(page.locator('#results')).toBeFocused()
})

test('S1.1d quick ticks are never lost: boxes, address and list agree, in whatever order lists arrive', async ({
  page,
}) => {
  await page.goto('/find')
  await waitForScript(page)
  let asked = 0
  const answers: number[] = []
  await page.route(/find\.data/, async (route) => {
    // Each list takes less time than the one before.
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 900 - (asked += 1) * 250)))
    await route.continue().catch(() => undefined)
  })
  page.on('response', (response) => {
    if (response.url().includes('find.data')) answers.push(response.status())
  })
  await page.evaluate(async () => {
    for (const value of ['freemium', 'templates', 'free-trial', 'freemium']) {
      document.querySelector<HTMLInputElement>(`.facet input[value=${value}]`)?.click()
      await new Promise((resolve) => setTimeout(resolve, 120))
    }
  })
  const wanted = '/find?price=free-trial&features=templates'
  await expect(page).toHaveURL(wanted)
  const slugs = slugsIn(await read(wanted))
  await expect(page.locator('.card h3 a')).toHaveCount(slugs.length)
  await page.waitForTimeout(900)
  const links = await page.locator('.card h3 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(slugs.map((slug) => `/tool/${slug}`))
  const checked = page.locator('.facet input:checked')
  expect(await checked.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value))).toEqual([
    'free-trial',
    'templates',
  ])
  expect(answers.filter((status) => status !== 200)).toEqual([])
})
