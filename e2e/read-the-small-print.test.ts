import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { locales, type Locale } from '@polydex/contract/locale'
import { keptOnServer } from '@polydex/contract/kept-on-server'
import { keptInBrowser } from '../apps/web/app/browser/kept-in-browser.ts'
import { testOperator } from '../tests/test-operator.ts'
import { headingOf, plainText, textOf, textsIn } from './page-text.ts'
import { prefixOf, readPage } from './read-page.ts'
import { sampleSite } from './site.ts'

const pages = [
  ['contact', 'legal.contactTitle', 'contact'],
  ['privacy', 'site.privacy', 'privacy'],
  ['terms', 'legal.termsTitle', 'terms'],
  ['accessibility', 'site.accessibility', 'access'],
] as const

const partOf = (html: string, tag: 'main' | 'footer') => RegExp(`<${tag}[ >][^]*</${tag}>`).exec(html)?.[0] ?? ''

/** The texts of a page that every visitor reads: those without arguments and outside the head. */
function readTexts(locale: Locale, prefix: string): string[] {
  const file = readFileSync(`apps/web/messages/${locale}/legal.json`, 'utf8')
  return Object.entries(JSON.parse(file) as Record<string, string>).flatMap(([key, text]) =>
    !key.startsWith(prefix) || key.endsWith('HeadDescription') || text.includes('{') ? [] : [text],
  )
}

const { OPERATOR_NAME = '', OPERATOR_ADDRESS = '', OPERATOR_MAIL = '' } = testOperator

for (const { code, htmlLang } of locales)
  test(`D2.9a D2.9c the four legal pages are complete and name the operator, in ${code}`, async () => {
    for (const [page, title, prefix] of pages) {
      const { status, html } = await readPage(`${prefixOf(code)}/${page}`)
      expect([page, status, headingOf(html)]).toEqual([page, 200, textOf(code, title)])
      expect([page, /<html lang="([^"]+)"/.exec(html)?.[1]]).toEqual([page, htmlLang])
      const main = partOf(html, 'main')
      const words = plainText(main)
      const texts = readTexts(code, prefix)
      expect(texts.length).toBeGreaterThan(10)
      for (const text of texts) expect(words).toContain(text)
      expect(main).toContain(`href="mailto:${OPERATOR_MAIL}"`)
      for (const line of page === 'accessibility' ? [] : [OPERATOR_NAME, ...OPERATOR_ADDRESS.split(', ')])
        expect(textsIn(main, /<address[^>]*>(.*?)<\/address>/gs).join()).toContain(line)
    }
  })

for (const { code } of locales)
  test(`D2.9b /privacy lists all that browsers and servers store, with purpose and lifetime, in ${code}`, async () => {
    const { html } = await readPage(`${prefixOf(code)}/privacy`)
    const rowsOf = (id: string) => {
      const section = RegExp(`<section id="${id}".*?</section>`, 's').exec(html)?.[0] ?? ''
      return [...section.matchAll(/<tr><th scope="row".*?<\/tr>/gs)].map(([row]) =>
        textsIn(row, /<t[hd][^>]*>(.*?)<\/t[hd]>/gs),
      )
    }
    const kept = rowsOf('browser')
    expect(kept.map(([, name]) => name)).toEqual(Object.values(keptInBrowser).map(({ name }) => name))
    const stored = rowsOf('servers')
    expect(stored).toHaveLength(Object.keys(keptOnServer).length)
    for (const rows of [kept, stored]) {
      expect(rows.flat().filter((text) => text === '')).toEqual([])
      expect(new Set(rows.map(([first]) => first)).size).toBe(rows.length)
    }
    expect(stored.at(-2)?.[2]).toContain(testOperator['LOGS_KEPT_DAYS'])
    expect(stored.at(-1)?.[2]).toContain(testOperator['BACKUPS_KEPT_DAYS'])
    expect(stored[1]?.[2]).toMatch(RegExp(`${keptOnServer.sessions.days}.*${keptOnServer.sessions.idleHours}`))
  })

for (const { code } of locales)
  test(`D2.9a footers link to all four pages, and /contact to the page for each concern, in ${code}`, async () => {
    const prefix = prefixOf(code)
    for (const path of ['/find', '/tool/canva', '/login', '/nowhere', '/privacy']) {
      const footer = partOf((await readPage(prefix + path)).html, 'footer')
      for (const [page] of pages) expect(footer).toContain(`href="${prefix}/${page}"`)
    }
    const main = partOf((await readPage(`${prefix}/contact`)).html, 'main')
    for (const path of [
      `${prefix}/submit`,
      `${prefix}/privacy`,
      `${prefix}/accessibility`,
      '/.well-known/security.txt',
    ])
      expect(main).toContain(`href="${path}"`)
    // The page quotes the link of a tool's page.
    expect(plainText(main)).toContain(textOf(code, 'entry.correction'))
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('D2.9a the footer links to /contact, which links to /privacy', async ({ page }) => {
    await page.goto(`${sampleSite}/zh/find`)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: textOf('zh', 'site.contact') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('zh', 'legal.contactTitle'))
    await page
      .getByRole('main')
      .getByRole('link', { name: textOf('zh', 'site.privacy'), exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('zh', 'site.privacy'))
    await expect(page.getByRole('table')).toHaveCount(2)
  })
})

test('D2.9d security.txt has the operator’s address, links to the policy and has not expired', async () => {
  const response = await fetch(`${sampleSite}/.well-known/security.txt`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  )
  expect(fields.get('Contact')).toBe(`mailto:${OPERATOR_MAIL}`)
  expect(fields.get('Canonical')).toBe(response.url)
  const expires = Date.parse(fields.get('Expires') ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
  const [address = '', anchor] = (fields.get('Policy') ?? '').split('#')
  expect(await (await fetch(address)).text()).toContain(`<section id="${anchor}"`)
})
