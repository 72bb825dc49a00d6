import { bareSite, expect, sampleSite, test } from './site.ts'
import { ask, countIn, get, read, slugsIn } from './tool-lists.ts'

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
  for (const sort of ['added', 'visits', 'mail', 'direct', 'search', 'social', 'referrals', 'display']) {
    for (const order of ['asc', 'desc']) {
      const address = `/find?sort=${sort}&order=${order}`
      const canonical = (await get(address)).headers.get('location') ?? address
      const slugs = slugsIn(await read(canonical))
      expect([address, slugs]).toEqual([address, (await ask(address.slice(6))).tools.map(({ slug }) => slug)])
      firsts.add(slugs.join())
    }
  }
  expect(firsts.size).toBe(16)
})

test('S1.1d the number next to a filter is the number of tools that it lists', async ({ page }) => {
  const start = '/find?category=chatbots,copywriting&price=free-trial,freemium&features=integrations'
  await page.goto(start)
  const values = await page.locator('.facet input').evaluateAll((inputs) =>
    inputs.map((input) => {
      const { name, value } = input as HTMLInputElement
      return { name, value, tools: Number(input.closest('label')?.querySelector('.num')?.textContent) }
    }),
  )
  const countOf = (key: string) => values.filter(({ name }) => name === key).length
  expect(['price', 'features', 'aiRole', 'signUp', 'category'].map(countOf)).toEqual([8, 20, 2, 3, 60])
  expect(countOf('platform')).toBeGreaterThan(4)
  const checked = values.filter(({ name, tools }) => name === 'price' || tools > 0).slice(0, 40)
  expect(checked.filter(({ tools }) => tools > 0).length).toBeGreaterThan(20)
  for (const { name, value, tools } of checked) {
    const address = new URL(start, sampleSite)
    address.searchParams.set(
      name,
      name === 'features' ? [...new Set(['integrations', value])].toSorted().join(',') : value,
    )
    const html = await (await fetch(address)).text()
    expect([name, value, countIn(html)]).toEqual([name, value, tools])
  }
})

test('D7.5 known parameters have one spelling, unknown ones are ignored, invalid values answer 404', async () => {
  const spelled: [given: string, wanted: string][] = [
    ['/find?features=mcp&features=analytics', '/find?features=analytics,mcp'],
    ['/find?features=api,no-code', '/find?features=no-code&platform=api'],
    ['/find?page=1&q=', '/find'],
    ['/find?price=paid,free&category=seo', '/find?category=seo&price=free,paid'],
    ['/zh/cate/SEO?order=desc&sort=visits', '/zh/cate/seo'],
    ['/find?q=%20ai%20&q=two', '/find?q=ai'],
  ]
  for (const [given, wanted] of spelled) {
    const { status, headers } = await get(given)
    expect([given, status, headers.get('location')]).toEqual([given, 301, wanted])
  }
  expect(slugsIn(await read('/find?price=free&utm_source=x'))).toEqual(slugsIn(await read('/find?price=free')))
  for (const path of [
    'category=nope',
    'price=cheap',
    'features=nope',
    'platform=toaster',
    'country=germany',
    'sort=name',
    'order=up',
    'page=0',
    'page=x',
    'pageSize=49',
  ])
    expect([path, (await get(`/find?${path}`)).status]).toEqual([path, 404])
})

test('D7.5 an empty result answers 200 with other searches, and says how many tools each would list', async ({
  page,
}) => {
  const response = await page.goto('/find?q=canvva&price=free&signUp=no')
  expect(response?.status()).toBe(200)
  await expect(page.locator('#results')).toHaveText('No tools')
  await expect(
    page.getByText('No tool matches “canvva” with these filters: Entirely free, No account needed.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Did you mean Canva?' }).click()
  await expect(page).toHaveURL('/find?q=Canva')
  await expect(page.locator('.card h3').first()).toHaveText('Canva')

  await page.goto('/find?category=seo&price=open-source&features=templates')
  const drops = page.locator('.rescue li a')
  await expect(drops).not.toHaveCount(0)
  const offers = await drops.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('href') ?? '', link.querySelector('.num')?.textContent ?? ''] as const),
  )
  for (const [address, offered] of offers) expect(countIn(await read(address))).toBe(Number(/\d+/.exec(offered)?.[0]))
  await drops.first().click()
  await expect(page.locator('.card').first()).toBeVisible()
  await expect(page.locator('#results')).toBeFocused()

  await page.goto('/find?q=zzzzzz')
  await page.getByRole('main').getByRole('link', { name: 'All tools' }).click()
  await expect(page.locator('#results')).toHaveText('64 tools')
})

test('a list without figures says no data and shows no source', async ({ page }) => {
  await page.goto(`${bareSite}/find?price=freemium`)
  await expect(page.locator('.card')).not.toHaveCount(0)
  await expect(page.locator('.card').first()).toContainText('no data')
  await expect(page.locator('.prov')).toHaveCount(0)
})

test('S1.6f page numbers are centred, also on the first and the last page', async ({ page }) => {
  for (const path of ['/find', '/find?page=2', '/find?page=3']) {
    await page.goto(path)
    for (const [width, middle] of [
      [1280, '.numbers'],
      [375, '.of'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const [whole, numbers] = await page.locator(`.pages, .pages ${middle}`).evaluateAll((parts) =>
        parts.map((part) => {
          const { left, right } = part.getBoundingClientRect()
          return (left + right) / 2
        }),
      )
      expect(Math.abs((whole ?? 0) - (numbers ?? NaN)), `${path} at ${width} px`).toBeLessThan(1)
    }
  }
})
