import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { locales, type Locale } from '@polydex/contract/locale/locale'
import { testOperator } from '../tests/test-operator.ts'
import { headingOf, plainText, textOf, textsIn } from './page-text.ts'
import { prefixOf, readPage } from './read-page.ts'

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

test('D2.9a D2.9c the four pages have all their texts and the operator in every language, and footers link to them', async () => {
  for (const { code, htmlLang } of locales) {
    const footer = partOf((await readPage(`${prefixOf(code)}/nowhere`)).html, 'footer')
    for (const [page, title, prefix] of pages) {
      const path = `${prefixOf(code)}/${page}`
      expect(footer).toContain(`href="${path}"`)
      const { status, html } = await readPage(path)
      expect([path, status, headingOf(html)]).toEqual([path, 200, textOf(code, title)])
      expect([path, /<html lang="([^"]+)"/.exec(html)?.[1]]).toEqual([path, htmlLang])
      const main = partOf(html, 'main')
      const words = plainText(main)
      for (const text of readTexts(code, prefix)) expect(words).toContain(text)
      expect(main).toContain(`href="mailto:${OPERATOR_MAIL}"`)
      for (const line of page === 'accessibility' ? [] : [OPERATOR_NAME, ...OPERATOR_ADDRESS.split(', ')])
        expect(textsIn(main, /<address[^>]*>(.*?)<\/address>/gs).join()).toContain(line)
    }
  }
})
