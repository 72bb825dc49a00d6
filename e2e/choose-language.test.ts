import type { Locale } from '@polydex/contract/locale/locale'
import { textOf } from './page-text.ts'
import { expect, sampleSite, test } from './site.ts'

const home = (header: string, cookie?: string) =>
  fetch(`${sampleSite}/?utm_source=x`, {
    redirect: 'manual',
    headers: { 'Accept-Language': header, ...(cookie !== undefined && { Cookie: `i18n_redirected=${cookie}` }) },
  })

test('S4.2a S4.2c S4.2d D4.2 S9.1l / is English or redirects to the preferred language', async () => {
  for (const [cookie, header, wanted] of [
    [undefined, 'es-MX,es;q=0.9', 'es'],
    [undefined, 'zh-Hant-HK', 'tw'],
    [undefined, 'xx,ko;q=0.1', 'ko'],
    ['nonsense', 'pt-BR', 'pt'],
    ['ja', 'de', 'ja'],
  ] as const) {
    const response = await home(header, cookie)
    expect([response.status, response.headers.get('location')]).toEqual([302, `/${wanted}?utm_source=x`])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('set-cookie')).toContain(
      `i18n_redirected=${wanted}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
    )
  }
  for (const [cookie, header] of [
    [undefined, 'fr'],
    [undefined, 'tw'],
    ['en', 'ja'],
  ] as const) {
    const { status, headers } = await home(header, cookie)
    expect([header, status, headers.get('set-cookie')]).toEqual([header, 200, null])
    expect(headers.get('cache-control')).toContain('no-cache')
  }
})

test('S4.2b D4.2 only / is redirected by language', async () => {
  for (const path of ['/de', '/rank/category_ai', '/_.data', '/zh.data']) {
    const response = await fetch(sampleSite + path, {
      redirect: 'manual',
      headers: { 'Accept-Language': 'ja', Cookie: 'i18n_redirected=ko' },
    })
    expect([path, response.status]).toEqual([path, 200])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'de' })

  test('D4.2 the English link on /de opens the English home page', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/de')
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test('S4.1 S4.3a S4.3b S4.3c S4.3d S9.1b a language switch keeps the address, loads messages and is remembered', async ({
  page,
  context,
}) => {
  /** Scripts with messages of each language, recognised by a text that only it has. */
  const seen: Partial<Record<Locale, string[]>> = { ko: [], ja: [], de: [] }
  const documents: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    const text = await response.text().catch(() => '')
    for (const [language, files] of Object.entries(seen) as [Locale, string[]][])
      if (text.includes(textOf(language, 'byCategory.titleAll'))) files.push(response.url())
  })
  await page.goto('/rank/category_ai/seo?month=2026-09')
  await page.waitForLoadState('networkidle')
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/rank/category_ai/seo?month=2026-09')
  const cookieOf = async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
  await expect.poll(async () => (await cookieOf())?.value).toBe('en')
  expect(seen).toEqual({ ko: [], ja: [], de: [] })

  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('banner').getByRole('link', { name: '한국어' }).click()
  await expect(page.getByRole('columnheader', { name: '순위' })).toBeVisible()
  await expect(page).toHaveURL('/ko/rank/category_ai/seo?month=2026-09')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect.poll(() => seen.ko?.length).toBeGreaterThan(0)
  expect({ ...seen, ko: [] }).toEqual({ ko: [], ja: [], de: [] })
  await expect.poll(async () => (await cookieOf())?.value).toBe('ko')
  const { expires = 0 } = (await cookieOf()) ?? {}
  expect(Math.round((expires - Date.now() / 1000) / 864) / 100).toBe(365)
  expect(documents).toEqual([])
})
