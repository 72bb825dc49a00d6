// oxlint-disable unicorn/consistent-function-scoping -- the browser gets the outer function alone
import type { ToolCard } from '@polydex/contract/tool/tool-card'
import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { addFormerSlug } from './add-former-slug.ts'
import { askApi } from './read-page.ts'
import { bareSite, expect, sampleSite, test } from './site.ts'
import { get } from './tool-lists.ts'

const readDetail = (slug: string) => askApi<ToolDetail>(`/api/tools/getToolsDetail?toolId=${slug}&locale=en`)

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })
const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const percent = (share: number) =>
  share.toLocaleString('en', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

test('S3.1a–d S3.1f–m S1.1e a tool’s page shows its entry, its rank and all figures of the API', async ({ page }) => {
  const { description, standings, traffic, alternatives } = await readDetail('photoroom')
  if (traffic === null) throw new Error('no figures')
  const { visits, growthRate, visitDurationSeconds, pagesPerVisit, bounceRate, months, sources, countries } = traffic
  const seconds = visitDurationSeconds ?? 0
  await page.goto('/tool/photoroom')
  await expect(page.getByRole('heading', { level: 1, name: 'Photoroom' })).toBeVisible()
  await expect(page.locator('.tool-head .desc')).toHaveText(description ?? '')
  const visit = page.getByRole('link', { name: 'Visit photoroom.com' })
  await expect(visit).toHaveAttribute('href', 'https://www.photoroom.com/')
  await expect(visit).toHaveAttribute('rel', 'noopener nofollow external')
  await expect(page.locator('.key-value')).toHaveText(compact.format(visits))
  await expect(page.locator('.key-change')).toHaveText(`+${percent(growthRate ?? 0)} up since September`)
  await expect(page.locator('.tool-key .prov')).toContainText('Sample · Polydex · Nov 2025 – Oct 2026 · line from')
  expect(await page.locator('.trio > div').allTextContents()).toEqual([
    `Visit duration${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`,
    `Pages per visit${decimal.format(pagesPerVisit ?? 0)}`,
    `Bounce rate${percent(bounceRate ?? 0)}`,
  ])
  await expect(page.locator('.answers').first()).toContainText('In directories since Nov 7, 2022, as far as we know')
  const about = page.getByRole('region', { name: 'Good to know' })
  await expect(about.getByRole('link', { name: 'Templates' })).toHaveAttribute('href', '/find?features=templates')
  await expect(about.locator('.uses a').first()).toHaveAttribute('href', /^\/find\?q=/)
  const overall = standings.find(({ category }) => category === null)
  const rank = about.getByRole('listitem').filter({ hasText: `${overall?.rank} of ${overall?.total}` })
  await expect(rank.getByRole('link')).toHaveAttribute('href', '/rank/category_ai')

  const heights = await page.locator('.chart rect').evaluateAll((all) => all.map((one) => one.getAttribute('height')))
  const highest = Math.max(...months.map((month) => month.visits ?? 0))
  expect(heights).toHaveLength(12)
  for (const [place, month] of months.entries())
    expect(Number(heights[place])).toBeCloseTo(((month.visits ?? 0) / highest) * Math.max(...heights.map(Number)), 0)
  await page.getByText('Show as table').click()
  expect(await page.getByRole('table', { name: 'Visits over twelve months' }).locator('td').allInnerTexts()).toEqual(
    months.map((month) => compact.format(month.visits ?? 0)),
  )
  const bars = page.getByRole('region', { name: 'Where visits come from' }).getByRole('listitem')
  expect(await bars.locator('.num').allInnerTexts()).toEqual(sources.map(({ share }) => percent(share)))
  const panel = page.getByRole('region', { name: 'Countries', exact: true })
  await expect(panel.locator('tr:visible')).toHaveCount(1 + 5)
  await panel.locator('summary', { hasText: '15 more countries' }).click()
  const rows = panel.locator('tbody tr:not(.others)')
  expect(await rows.locator('.share-cell').allInnerTexts()).toEqual(countries.map(({ share }) => percent(share)))
  expect(await rows.locator('td:last-child').allInnerTexts()).toEqual(
    countries.map((country) => compact.format(country.visits)),
  )
  expect(await rows.locator('a').first().getAttribute('href')).toBe(`/rank/region_ai/${countries[0]?.code}`)

  const others = page.getByRole('region', { name: 'Alternatives' })
  await expect(others.locator('.card:visible')).toHaveCount(4)
  expect(await others.locator('.card h3').allTextContents()).toEqual(alternatives.map(({ name }) => name))
  await expect(others.locator('.card').first()).toContainText(
    /Rather this one if .+ · Made for the same: Remove a background/,
  )
  await others.locator('.card').getByRole('link', { name: 'remove.bg' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'remove.bg' })).toBeVisible()
  await expect(page.locator('main details[open]')).toHaveCount(0)
})

test('S1.1f D2.3c /tool leads to a random tool and is never stored; a former slug answers 301', async () => {
  const { status, headers } = await get('/de/tool')
  expect([status, headers.get('cache-control')]).toEqual([302, expect.stringContaining('no-store')])
  expect((await get(headers.get('location') ?? '')).status).toBe(200)
  await addFormerSlug('photoroom', 'photo-room')
  for (const rest of ['', '/countries']) {
    const moved = await get(`/ja/tool/photo-room${rest}`)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/ja/tool/photoroom${rest}`])
  }
})

test('D3.1a D3.1b D3.1e figures that are missing or of a larger site are said to be so, and never shown as 0', async ({
  page,
}) => {
  await page.goto('/tool/github-copilot')
  await expect(page.locator('.tool-key')).toContainText(
    'GitHub Copilot has no site of its own: its page is part of github.com.',
  )
  await expect(page.locator('.chart, .countries, .hbars, .key-line')).toHaveCount(0)
  await page.goto(`${bareSite}/tool/photoroom`)
  await expect(page.locator('.tool-key')).toContainText('No provider has figures for photoroom.com yet')
  expect(await page.locator('.tool-key').innerText()).not.toMatch(/\b0\b/)
  await page.goto('/tool/canva')
  await expect(page.locator('.tool-key')).toContainText('The figures are those of canva.com as a whole.')
})

test('mark, name, description, button and key figure fit on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  for (const path of ['/de/tool/canva', '/vi/tool/photoroom', '/es/tool/github-copilot', `${bareSite}/pt/tool/canva`]) {
    await page.goto(path)
    await expect(page.locator('.tool-head .desc')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.key-value')).toBeInViewport({ ratio: 1 })
  }
})

test('sharing copies the address if the system has no share dialog', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/de/tool/photoroom')
  await page.getByRole('button', { name: 'Teilen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link kopiert' })).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${sampleSite}/de/tool/photoroom`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })

  test('S1.5f S9.1j D1.5 a description has three lines until expanded, and no button if it fits', async ({ page }) => {
    await page.goto('/tool/photoroom')
    const text = page.locator('.tool-head .desc')
    const lines = () =>
      text.evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight))
    expect(await lines()).toBeCloseTo(3, 1)
    await page.getByText('Show more').click()
    expect(await lines()).toBeGreaterThan(3.5)
    await page.getByText('Show less').click()
    expect(await lines()).toBeCloseTo(3, 1)
    await page.setViewportSize({ width: 1280, height: 700 })
    await expect(page.getByText('Show more')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  })
})

test('D1.5b a card shows its price at every width, and a count of the platforms that do not fit', async ({ page }) => {
  const { tools } = await askApi<{ tools: ToolCard[] }>('/api/tools/getTools?locale=de')
  await page.goto('/de/find')
  for (const width of [320, 760, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const cards = await page.locator('.grid .card').evaluateAll((all) =>
      all.map((card) => ({
        price: card.querySelector('.price b')?.textContent,
        isCut: [...card.querySelectorAll('.price, .platforms')].some((part) => part.scrollWidth > part.clientWidth + 1),
        icons: card.querySelectorAll('.platforms use').length,
        count: /\+\d/.exec(card.querySelector('.platforms')?.lastChild?.textContent ?? '')?.[0] ?? '',
      })),
    )
    expect(cards).toHaveLength(tools.length)
    for (const [place, { price, isCut, icons, count }] of cards.entries()) {
      const where = `${tools[place]?.name} at ${width} px`
      if (tools[place]?.pricing === 'freemium') expect.soft(price, where).toBe('Freemium')
      expect.soft(isCut, where).toBe(false)
      expect.soft(icons, where).toBeLessThanOrEqual(5)
      if (count !== '') expect.soft(icons, where).toBe(4)
    }
  }
})
