import type { Page } from '@playwright/test'
import type { ToolDetail } from '@polydex/contract/tool-detail'
import { findFaults } from '../quality/a11y/find-faults.ts'
import { findMisfits } from '../quality/layout/find-misfits.ts'
import { addFormerSlug } from './add-former-slug.ts'
import { bareSite, expect, sampleApi, sampleSite, test } from './site.ts'

const get = (path: string) => fetch(sampleSite + path, { redirect: 'manual' })

async function readDetail(slug: string): Promise<ToolDetail> {
  const response = await fetch(`${sampleApi}/api/tools/getToolsDetail?toolId=${slug}&locale=en`)
  const { data } = (await response.json()) as { data: ToolDetail }
  return data
}

async function readTraffic(slug: string): Promise<NonNullable<ToolDetail['traffic']>> {
  const { traffic } = await readDetail(slug)
  if (traffic === null) throw new Error(`${slug} has no figures`)
  return traffic
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })
const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const percent = (share: number) =>
  share.toLocaleString('en', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

test('S3.1a S3.1b S3.1c S3.1d S3.1f S3.1g S3.1h S3.1i S3.1j S3.1k a tool’s page shows entry, figures and rank', async ({
  page,
}) => {
  const { description, standings } = await readDetail('photoroom')
  const overall = standings.find(({ category }) => category === null)
  const { visits, growthRate, visitDurationSeconds, pagesPerVisit, bounceRate } = await readTraffic('photoroom')
  const seconds = visitDurationSeconds ?? 0
  await page.goto('/tool/photoroom')
  await expect(page.getByRole('heading', { level: 1, name: 'Photoroom' })).toBeVisible()
  await expect(page.locator('.tool-head .desc')).toHaveText(description ?? '')
  const visit = page.getByRole('link', { name: 'Visit site' })
  await expect(visit).toHaveAttribute('href', 'https://www.photoroom.com/')
  await expect(visit).toHaveAttribute('rel', 'noopener nofollow external')
  const facts = await page.locator('.facts > div').evaluateAll((cells) => cells.map((cell) => cell.textContent))
  expect(facts).toEqual([
    `Monthly visits${compact.format(visits)}`,
    `Monthly growth+${percent(growthRate ?? 0)} up`,
    `Visit duration${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`,
    `Pages per visit${decimal.format(pagesPerVisit ?? 0)}`,
    `Bounce rate${percent(bounceRate ?? 0)}`,
    'AddedNov 7, 2022',
  ])
  await expect(page.locator('.facts-note .prov')).toHaveText('Sample · Polydex · Oct 2026')
  const about = page.getByRole('region', { name: 'About this entry' })
  await expect(about).toContainText('Freemium')
  await expect(about.getByRole('link', { name: 'Image & Photo Editing' }).first()).toHaveAttribute(
    'href',
    '/cate/image-editing',
  )
  await expect(about.getByRole('link', { name: 'Templates' })).toHaveAttribute('href', '/find?features=templates')
  await expect(
    about
      .getByRole('listitem')
      .filter({ hasText: `${overall?.rank} of ${overall?.total}` })
      .getByRole('link'),
  ).toHaveAttribute('href', '/rank/category_ai')
})

test('S1.1e S3.1l S3.1m the chart, its table, the sources and the countries show all figures of the API', async ({
  page,
}) => {
  const { months, sources, countries } = await readTraffic('photoroom')
  await page.goto('/tool/photoroom')
  const columns = page.locator('.chart rect')
  expect(await columns.count()).toBe(12)
  const heights = await columns.evaluateAll((rects) => rects.map((rect) => Number(rect.getAttribute('height'))))
  const highest = Math.max(...months.map(({ visits }) => visits ?? 0))
  for (const [place, { visits }] of months.entries())
    expect(heights[place]).toBeCloseTo(((visits ?? 0) / highest) * Math.max(...heights), 0)

  await page.getByText('Show as table').click()
  const byMonth = page.getByRole('table', { name: 'Visits over twelve months' })
  expect(await byMonth.locator('tbody td').allInnerTexts()).toEqual(
    months.map(({ visits }) => compact.format(visits ?? 0)),
  )

  const bars = page.getByRole('region', { name: 'Where visits come from' }).getByRole('listitem')
  expect(await bars.locator('.num').allInnerTexts()).toEqual(sources.map(({ share }) => percent(share)))
  expect(await bars.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    sources.map(({ source }) => `/rank/Source_ai/${source}`),
  )

  const panel = page.getByRole('region', { name: 'Countries' })
  await expect(panel.locator('tr:visible')).toHaveCount(1 + 8)
  await panel.locator('summary', { hasText: '12 more countries' }).click()
  const rows = panel.locator('tbody tr:not(.others)')
  expect(await rows.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    countries.map(({ code }) => `/rank/region_ai/${code}`),
  )
  expect(await rows.locator('.share-cell').allInnerTexts()).toEqual(countries.map(({ share }) => percent(share)))
  expect(await rows.locator('td:last-child').allInnerTexts()).toEqual(
    countries.map(({ visits }) => compact.format(visits)),
  )
  await expect(panel.locator('.others')).toContainText('All other countries')
})

test('D2.3 S1.1f /tool redirects to a random tool in the requested language, and is never stored', async () => {
  const seen = new Set<string>()
  for (let turn = 0; turn < 8; turn += 1) {
    const response = await get('/de/tool')
    expect(response.status).toBe(302)
    expect(response.headers.get('cache-control')).toContain('no-store')
    const address = response.headers.get('location') ?? ''
    expect(address).toMatch(/^\/de\/tool\/[a-z0-9-]+$/)
    seen.add(address)
  }
  expect(seen.size).toBeGreaterThan(2)
  for (const address of seen) expect((await get(address)).status).toBe(200)
})

test('S1.1f "surprise me" opens another tool without a page load', async ({ page }) => {
  await page.goto('/tool/photoroom')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  await page.locator('summary', { hasText: '12 more countries' }).click()
  // The random choice may repeat the same tool.
  await expect(async () => {
    await page.getByRole('link', { name: 'Surprise me' }).last().click()
    await expect(page.locator('h1')).not.toHaveText('Photoroom', { timeout: 3_000 })
  }).toPass()
  await expect(page).toHaveURL(/\/tool\/[a-z0-9-]+$/)
  await expect(page.locator('main details[open]')).toHaveCount(0)
  expect(documents).toEqual([])
})

test('D2.3c a former slug answers 301 to the current one; D2.3 an unknown one shows the 404 page', async () => {
  await addFormerSlug('photoroom', 'photo-room')
  for (const prefix of ['', '/ja']) {
    const moved = await get(`${prefix}/tool/photo-room`)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${prefix}/tool/photoroom`])
  }
  const missing = await get('/ja/tool/there-is-no-such-tool')
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('<html lang="ja"')
})

test('D3.1a D3.1b missing figures are stated with the reason, and never shown as 0', async ({ page }) => {
  await page.goto('/tool/github-copilot')
  await expect(page.locator('.facts > div').first()).toHaveText('Monthly visitsno data')
  await expect(page.getByRole('region', { name: 'No visit figures' })).toContainText(
    'GitHub Copilot has no site of its own: its page is part of github.com.',
  )
  await expect(page.locator('.chart, .countries, .hbars')).toHaveCount(0)
  await page.goto(`${bareSite}/tool/photoroom`)
  await expect(page.getByRole('region', { name: 'No visit figures' })).toContainText(
    'No provider has figures for photoroom.com yet',
  )
  expect(await page.locator('.facts').innerText()).not.toMatch(/\b0\b/)
})

test('D3.1a figures of a larger site are marked as such; D3.1e the date added is explained', async ({ page }) => {
  await page.goto('/tool/canva')
  await expect(page.locator('.facts-note')).toContainText('The figures are those of canva.com as a whole.')
  await expect(page.locator('.facts-note')).toContainText('first listed in a directory, as far as we know')
  await page.goto('/tool/reverso')
  await expect(page.locator('.facts-note')).not.toContainText('as a whole')
  await expect(page.locator('.facts-note')).toContainText('the day it was first listed in a directory is not known')
})

test('alternatives say why they are offered and link to their own pages', async ({ page }) => {
  const { alternatives } = await readDetail('photoroom')
  await page.goto('/tool/photoroom')
  const section = page.getByRole('region', { name: 'Alternatives' })
  await expect(section.locator('.card:visible')).toHaveCount(4)
  await section.getByText('1 more alternative').click()
  expect(await section.locator('.card h3').allInnerTexts()).toEqual(alternatives.map(({ name }) => name))
  await expect(section.locator('.card').first()).toContainText(
    'Also has: Templates, File export, Team collaboration · same pricing model',
  )
  await expect(section.getByRole('link', { name: /^All tools/ })).toHaveAttribute('href', '/cate/image-editing')
  await section.getByRole('link', { name: 'Picsart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Picsart' })).toBeVisible()
})

test('sharing copies the address and says so if the system has no share dialog', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/de/tool/photoroom')
  await page.getByRole('button', { name: 'Teilen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link kopiert' })).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${sampleSite}/de/tool/photoroom`)
  await expect(page.getByRole('button', { name: 'Teilen' })).toBeVisible()
})

test('sharing uses the share dialog of the system if there is one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (shared: unknown) => Promise.resolve(Object.assign(window, { shared })) })
  })
  await page.goto('/tool/photoroom')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: unknown }).shared))
    .toEqual({ title: 'Photoroom', url: `${sampleSite}/tool/photoroom` })
})

/** A whole page, one with missing months, one without figures. */
const looks = ['canva', 'papago', 'github-copilot']

const openAll = async (page: Page) => {
  for (const summary of await page.locator('main summary').all())
    if (await summary.isVisible()) await summary.press('Enter')
}

test('axe finds no violations on a tool’s page with everything open', async ({ page }) => {
  for (const slug of looks) {
    await page.goto(`/tool/${slug}`)
    await openAll(page)
    expect(await findFaults(page, { within: 'main' })).toEqual([])
  }
})

test('nothing on a tool’s page is cut off or overflows at 320 px with everything open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const [slug, locale] of [
    ['canva', 'de'],
    ['canva', 'vi'],
    ['papago', 'ja'],
    ['papago', 'pt'],
    ['github-copilot', 'es'],
    ['github-copilot', 'ko'],
  ]) {
    await page.goto(`/${locale}/tool/${slug}`)
    await openAll(page)
    expect(await findMisfits(page), `${slug} in ${locale}`).toEqual([])
  }
})
