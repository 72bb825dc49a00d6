import { describe, expect, it } from 'vitest'
import { normalizeHomepage, siteHostOf } from './homepage.ts'

describe('homepage', () => {
  it('has one spelling', () => {
    expect(normalizeHomepage('HTTPS://DeepL.com')).toBe('https://deepl.com/')
    expect(normalizeHomepage('https://deepl.com/Translator?a=B')).toBe('https://deepl.com/Translator?a=B')
  })
  it('D3.1a takes the host in lower case without www', () => {
    expect(siteHostOf('https://WWW.DeepL.com/translator')).toBe('deepl.com')
  })
})
