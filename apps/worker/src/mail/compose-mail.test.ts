import { localeCodes } from '@polydex/contract/locale/locale'
import { describe, expect, it } from 'vitest'
import { composeMail } from './compose-mail.ts'
import { loadMailTexts } from './load-mail-texts.ts'

const texts = await loadMailTexts()
const key = 'bGlua0luQU1haWwtd29ya3NPbmNlLWFuZE5vTW9yZS0'

const compose = (
  locale: (typeof localeCodes)[number],
  email = 'ada@example.com',
  purpose: 'reset' | 'confirm' = 'reset',
) => {
  const own = texts.get(locale)
  if (own === undefined) throw new Error(`no texts in ${locale}`)
  return composeMail({ purpose, email, locale, texts: own, siteOrigin: 'https://polydex.example', key })
}

describe('composeMail', () => {
  it.each(localeCodes)('links to the page in %s, on the configured origin, in text and in HTML', (locale) => {
    for (const [purpose, page] of [
      ['reset', 'account/reset'],
      ['confirm', 'account/confirm'],
    ] as const) {
      const { text, html } = compose(locale, 'ada@example.com', purpose)
      const address = `https://polydex.example/${locale === 'en' ? '' : `${locale}/`}${page}?key=${key}`
      expect(text).toContain(`\n${address}\n`)
      const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link)
      expect(links).toEqual([address, address])
      expect(text).toContain('ada@example.com')
    }
  })

  it('loads no resources, and contains no other addresses', () => {
    const { html } = compose('en')
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import|<iframe/i)
    expect(html.match(/https?:\/\//g)).toHaveLength(3) // two links, and the address as a text
  })

  it('escapes the address in HTML, and keeps it out of the subject', () => {
    const { html, subject } = compose('de', `o'neil&<b>@example.com`)
    expect(html).toContain('o&#39;neil&#38;&#60;b&#62;@example.com')
    expect(subject).not.toContain('@')
  })
})
