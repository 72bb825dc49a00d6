import smallCatalogue from '../packages/core/src/testing/small-catalogue.json' with { type: 'json' }
import { locales } from '@polydex/contract/locale/locale'
import type { RankedTool } from '@polydex/contract/figure/ranking'
import { askApi, prefixOf, readPage } from './read-page.ts'
import { bareSite, expect, sampleSite, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(sampleSite + path, { headers, redirect: 'manual' })

test('S2.1 S2.3a a ranking is complete HTML in Chinese, in the order of the API; another spelling answers 301', async () => {
  const { html } = await readPage('/zh/rank/category_ai/copywriting')
  expect(html).toContain('<html lang="zh-Hans-CN"')
  const { tools } = await askApi<{ tools: RankedTool[] }>(
    '/api/ranking/getCategoryTools?locale=zh&category=copywriting',
  )
  const names = [...html.matchAll(/<span class="name">([^<]+)<\/span>/g)].map(([, name]) => name)
  expect(names).toEqual(tools.map(({ name }) => name))
  expect(names.length).toBeGreaterThan(4)
  const { status, headers } = await get('/ZH/Rank/category_ai/SEO/?utm_source=x')
  expect([status, headers.get('location')]).toEqual([301, '/zh/rank/category_ai/seo?utm_source=x'])
})

test('S1.2 every language has its own page, with alternates for nine languages and x-default', async () => {
  for (const { code, htmlLang } of locales) {
    const address = `${bareSite}${prefixOf(code)}/rank/category_ai/seo`
    const html = await (await fetch(address)).text()
    expect(html).toContain(`<html lang="${htmlLang}"`)
    expect(html).toContain(`<link rel="canonical" href="${address}"`)
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)]
    expect(alternates.map(([, tag]) => tag)).toEqual([...locales.map(({ hreflang }) => hreflang), 'x-default'])
    expect(alternates.map(([, , other]) => other)).toContain(address)
  }
})

test('S1.4a–h D1.4 the head has title, description, share image, languages, viewport and favicon', async () => {
  const { html } = await readPage('/')
  expect(html).toMatch(/<title>[^<]{15,70}<\/title>/)
  expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/)
  for (const meta of [
    'property="og:type" content="website"',
    'property="og:locale" content="en_US"',
    `property="og:image" content="${sampleSite}/share/en.png"`,
    'name="twitter:card" content="summary_large_image"',
    'name="viewport" content="width=device-width, initial-scale=1"',
    'name="format-detection" content="telephone=no"',
  ])
    expect(html).toContain(`<meta ${meta}`)
  const taiwanese = (await readPage('/tw')).html
  expect(taiwanese).toContain('<meta property="og:locale" content="zh_TW"')
  expect(taiwanese.match(/og:locale:alternate/g)).toHaveLength(8)
  for (const file of ['/favicon.ico', '/share/tw.png']) {
    const { status, headers } = await get(file)
    expect([file, status, headers.get('content-type')]).toEqual([file, 200, expect.stringContaining('image')])
  }
})

test('D1.4 tools, rankings, countries, categories and months have a picture of their own, in their language', async () => {
  for (const [path, own] of [
    ['/de/tool/canva', 'de/tool/canva'],
    ['/ja/rank/category_ai', 'ja/ranking/all'],
    ['/zh/rank/category_ai/copywriting', 'zh/top/copywriting'],
    ['/rank/hot', 'en/ranking/hot'],
    ['/ko/rank/region_ai/KR', 'ko/country/KR'],
    ['/vi/cate/copywriting', 'vi/category/copywriting'],
    ['/tw/month/2026-10', 'tw/month/2026-10'],
  ] as const) {
    const { html } = await readPage(path)
    const [, picture = ''] = new RegExp(`property="og:image" content="${sampleSite}(/share/[^"]+)"`).exec(html) ?? []
    expect(picture).toMatch(new RegExp(`^/share/${own}[.][0-9a-f]{12}[.]png$`))
    expect(html).toMatch(/property="og:image:alt" content="[^"]{10,}"/)
    // Busy machines get the picture of the language first: the present one is kept for the next request.
    await expect
      .poll(async () => (await get(picture)).headers.get('content-type'), { message: picture })
      .toBe('image/png')
    const bytes = await (await get(picture)).arrayBuffer()
    expect(bytes.byteLength).toBeLessThanOrEqual(120 * 1024)
  }
})

test('S2.8 S8.1 unknown addresses show the 404 page in their language, kept for 30 s', async () => {
  for (const [path, lang, text] of [
    ['/nonsense', 'en', 'This page could not be found'],
    ['/rank/category_ai?month=2026-13', 'en', 'This page could not be found'],
    ['/tw/rank/category_ai/nonsense', 'zh-Hant-TW', '找不到'],
  ] as const) {
    const response = await get(path)
    const html = await response.text()
    expect([path, response.status]).toEqual([path, 404])
    for (const part of [`<html lang="${lang}"`, text, 'noindex']) expect(html).toContain(part)
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30')
  }
})

test('D4.1 every response has the security headers, and no public page sets a cookie or varies by it', async () => {
  for (const path of [
    '/',
    '/zh',
    '/nonsense',
    '/en',
    '/_.data',
    '/favicon.ico',
    '/flags/JP.svg',
    '/assets/nothing.js',
  ]) {
    const { headers } = await get(path, { Cookie: 'i18n_redirected=en; token=abc' })
    const policy = headers.get('content-security-policy') ?? ''
    expect([path, policy.startsWith("default-src 'none'"), policy.includes('unsafe')]).toEqual([path, true, false])
    expect(policy.match(/default-src/g)).toHaveLength(1)
    for (const part of ["form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect([path, headers.get('set-cookie'), /Cookie/.test(headers.get('vary') ?? '')]).toEqual([path, null, false])
  }
})

test('D1.3 D3.1b the home page states tools and days; sample figures are said to be so, and are not indexed', async () => {
  const home = (await readPage('/')).html
  expect(Number(/(\d+) tools in \d+ categories/.exec(home)?.[1])).toBe(smallCatalogue.length)
  expect(home).toMatch(/Catalogue as of \w+ \d+, 2\d{3}/)
  expect(home).toMatch(/Figures for \w+ 2\d{3} · sample/)
  const { html } = await readPage('/rank/category_ai/seo')
  expect(html).toContain('noindex')
  expect(html).toMatch(/class="strip"[^]*Sample figures for demonstration, not real traffic[^]*<main/)
  const bare = (await readPage('/rank/category_ai/seo', bareSite)).html
  expect([bare.includes('noindex'), bare.includes('class="strip"')]).toEqual([false, false])
})

test.describe('an injected script', () => {
  test.use({ expectedFaults: /^CSP: script-src-elem inline|violates the following Content Security Policy/ })

  test('is blocked by the policy, while the scripts of the site run', async ({ page }) => {
    await page.route('**/de/find', async (route) => {
      const response = await route.fetch()
      const injected = '<script>document.documentElement.dataset.injected = "ran"</script></body>'
      await route.fulfill({ response, body: (await response.text()).replace('</body>', injected) })
    })
    const response = await page.goto('/de/find')
    expect(await response?.text()).toContain('dataset.injected')
    await waitForScript(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-injected')
  })
})
