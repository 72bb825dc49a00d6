import { expect, sampleSite, test } from './site.ts'

const fixedPaths = [
  '',
  '/category',
  '/collect',
  '/find',
  '/login',
  '/register',
  '/submit',
  '/rank/Category',
  '/rank/hot',
  '/rank/region',
  '/rank/Source',
]
const pathsWithParameter = [
  '/rank/category_ai/copywriting',
  '/rank/region_ai/JP',
  '/rank/Source_ai/search',
  '/cate/copywriting',
  '/tool/canva',
]

for (const [prefix, language] of [
  ['', 'en'],
  ['/ja', 'ja'],
] as const) {
  test(`S2.2a–k S2.3a–e S9.1c every path is a page of its own, under “${prefix}” in ${language}`, async ({
    request,
  }) => {
    const titles = new Set<string>()
    for (const path of [...fixedPaths, ...pathsWithParameter]) {
      const response = await request.get(`${sampleSite}${prefix}${path}` || sampleSite, { maxRedirects: 0 })
      const html = await response.text()
      expect([path, response.status()]).toEqual([path, 200])
      expect(html).toContain(`<html lang="${language}"`)
      expect([path, html.match(/<h1/g)?.length]).toEqual([path, 1])
      titles.add(/<title>([^<]+)/.exec(html)?.[1] ?? '')
    }
    expect(titles.size).toBe(fixedPaths.length + pathsWithParameter.length)
  })
}

test('S2.3a–e the parameter may be left out', async ({ request }) => {
  for (const path of ['/rank/category_ai', '/rank/region_ai', '/rank/Source_ai', '/cate']) {
    expect([path, (await request.get(sampleSite + path, { maxRedirects: 0 })).status()]).toEqual([path, 200])
  }
  expect((await request.get(`${sampleSite}/tool`, { maxRedirects: 0 })).status()).toBe(302)
})

test('S1.5a–e D1.5 a card has image, name, two lines of description, labels, and three countries with flag and bar', async ({
  page,
}) => {
  await page.goto('/find')
  const card = page.locator('.card').first()
  await expect(card.locator('img.cover')).toHaveJSProperty('complete', true)
  expect(await card.locator('img.cover').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const name = await card.getByRole('heading').innerText()
  await expect(card.getByRole('link', { name, exact: true })).toHaveCount(1)
  const lines = await card.locator('.desc').evaluate((text) => ({
    clamp: getComputedStyle(text).webkitLineClamp,
    shown: Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
    whole: text.textContent.length,
  }))
  expect(lines).toMatchObject({ clamp: '2', shown: 2 })
  expect(lines.whole).toBeGreaterThan(79)
  expect(await card.locator('.label').count()).toBeGreaterThanOrEqual(2)
  await expect(card.locator('.shares li')).toHaveCount(3)
  await expect(card.locator('.shares li .flag')).toHaveCount(3)
  await expect(card.locator('.shares li .bar rect')).toHaveCount(3)
})

test('S1.7a what can be acted on is purple, in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/find')
    const fill = await page
      .locator('.btn-primary')
      .first()
      .evaluate((button) => {
        const canvas = document.createElement('canvas').getContext('2d')
        if (canvas === null) throw new Error('no canvas')
        canvas.fillStyle = getComputedStyle(button).backgroundColor
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
      })
    const [red = 0, green = 0, blue = 0] = fill
    expect([colorScheme, blue > red && red > green]).toEqual([colorScheme, true])
  }
})
