import { localeCodes, type Locale } from '@polydex/contract/locale'
import { isLong } from '../tests/run-mode.ts'
import { textOf } from './page-text.ts'
import { expect, sampleSite, test } from './site.ts'

const languages: [header: string, locale: string][] = [
  ['en-US', 'en'],
  ['zh-TW', 'tw'],
  ['zh-CN', 'zh'],
  ['es-MX,es;q=0.9', 'es'],
  ['de', 'de'],
  ['ja', 'ja'],
  ['ko-KR', 'ko'],
  ['vi', 'vi'],
  ['pt-BR', 'pt'],
  ['fr', 'en'],
  ['tw', 'en'],
  ['', 'en'],
  ['de;q=0.2,ja;q=0.9', 'ja'],
  ['zh-Hant-HK', 'tw'],
  ['xx,ko;q=0.1', 'ko'],
  ['en;q=0.1,pt', 'pt'],
  ['*', 'en'],
  ['zh-Hans-SG', 'zh'],
  ['en-GB,de;q=0.9', 'en'],
  ['es;q=0', 'en'],
]
const cookies = [undefined, ...localeCodes, 'nonsense']

test('S4.2a S4.2c S4.2d D4.2 S9.1l / is English or redirects to the preferred language: 220 combinations', async () => {
  let combinations = 0
  for (const cookie of cookies) {
    for (const [header, byHeader] of languages) {
      const wanted = cookie === undefined || cookie === 'nonsense' ? byHeader : cookie
      const response = await fetch(`${sampleSite}/?utm_source=x`, {
        redirect: 'manual',
        headers: { 'Accept-Language': header, ...(cookie !== undefined && { Cookie: `i18n_redirected=${cookie}` }) },
      })
      combinations += 1
      if (wanted === 'en') {
        expect([cookie, header, response.status]).toEqual([cookie, header, 200])
        expect(response.headers.get('set-cookie')).toBeNull()
        expect(response.headers.get('cache-control')).toContain('no-cache')
      } else {
        expect([response.status, response.headers.get('location')]).toEqual([302, `/${wanted}?utm_source=x`])
        expect(response.headers.get('cache-control')).toBe('private, no-store')
        expect(response.headers.get('set-cookie')).toContain(
          `i18n_redirected=${wanted}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
        )
      }
      await response.body?.cancel()
    }
  }
  expect(combinations).toBe(220)
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
    await expect(page).toHaveURL(`${sampleSite}/de`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(`${sampleSite}/`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('the menus open and their links work', async ({ page }) => {
    await page.goto('/de/rank/category_ai')
    await page.getByRole('button', { name: /^Sprache/ }).click()
    await page.getByRole('banner').getByRole('link', { name: '日本語' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await page.locator('[popovertarget="month-menu"]').click()
    await page.getByRole('link', { name: '2026年8月' }).click()
    await expect(page).toHaveURL(/\/ja\/rank\/category_ai\?month=2026-08$/)
    await page.getByRole('link', { name: '次へ' }).click()
    await expect(page).toHaveURL(/\?month=2026-08&page=2$/)
  })
})

test('S4.3b the messages of a language are fetched only when it is chosen', async ({ page }) => {
  /** Results for each language, recognised by a text that only it has. */
  const seen: Partial<Record<Locale, string[]>> = { ko: [], ja: [], de: [], vi: [] }
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    const text = await response.text().catch(() => '')
    for (const [language, files] of Object.entries(seen) as [Locale, string[]][])
      if (text.includes(textOf(language, 'byCategory.titleAll'))) files.push(new URL(response.url()).pathname)
  })
  await page.goto('/rank/category_ai/seo')
  await page.waitForLoadState('networkidle')
  expect(seen).toEqual({ ko: [], ja: [], de: [], vi: [] })
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('banner').getByRole('link', { name: '한국어' }).click()
  await expect(page.getByRole('columnheader', { name: '순위' })).toBeVisible()
  await expect.poll(() => seen.ko?.length).toBeGreaterThan(0)
  expect({ ...seen, ko: [] }).toEqual({ ko: [], ja: [], de: [], vi: [] })
})

test('S4.1 S4.3b S4.3c S4.3d S9.1b a language switch keeps path and query, loads messages and is remembered', async ({
  page,
  context,
}) => {
  await page.goto('/rank/category_ai/seo?month=2026-09')
  const cookieOf = async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
  await expect.poll(async () => (await cookieOf())?.value).toBe('en')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('banner').getByRole('link', { name: '한국어' }).click()
  await expect(page.getByRole('columnheader', { name: '순위' })).toBeVisible()
  await expect(page).toHaveURL(`${sampleSite}/ko/rank/category_ai/seo?month=2026-09`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect.poll(async () => (await cookieOf())?.value).toBe('ko')
  const { expires = 0 } = (await cookieOf()) ?? {}
  expect(Math.round((expires - Date.now() / 1000) / 864) / 100).toBe(365)
  expect(documents).toEqual([])
})

test('S4.3a choosing the current language changes nothing', async ({ page }) => {
  await page.goto('/de')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`${sampleSite}/de`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

/** The page without the language menus, which name every language in itself. */
async function renderOwnText(locale: 'es' | 'ja', turn: number): Promise<string> {
  // A distinct address: requests for equal ones would share a render.
  const html = await (await fetch(`${sampleSite}/${locale}/about?turn=${turn}`)).text()
  return html.replace(/<nav[\s\S]*?<\/nav>/g, '').replaceAll('日本語', '')
}

const rounds = isLong ? 125 : 25

test(`two languages rendered concurrently ${8 * rounds} times never mix`, async () => {
  let mixed = 0
  // As many concurrently as a process renders.
  for (let round = 0; round < rounds; round += 1) {
    const wanted = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? 'es' : 'ja'))
    const pages = await Promise.all(wanted.map((locale, index) => renderOwnText(locale, round * 8 + index)))
    for (const [index, html] of pages.entries()) {
      const locale = wanted[index]
      const hasKana = /[\u3040-\u30ff]/.test(html)
      const hasSpanish = html.includes('Acerca de Polydex') || html.includes('visitas')
      if (!html.includes(`<html lang="${locale}"`) || hasKana !== (locale === 'ja') || hasSpanish !== (locale === 'es'))
        mixed += 1
    }
  }
  expect(mixed).toBe(0)
})
