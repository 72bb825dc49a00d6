import { describe, expect, it } from 'vitest'
import { normalizeHomepage, siteHostOf } from './homepage.ts'

describe('homepage', () => {
  it('is normalized to one spelling', () => {
    expect(normalizeHomepage('HTTPS://DeepL.com')).toBe('https://deepl.com/')
    expect(normalizeHomepage('https://deepl.com/Translator?a=B')).toBe('https://deepl.com/Translator?a=B')
  })
  it('D3.1a belongs to the site of its host, in lower case and without www', () => {
    expect(siteHostOf('https://WWW.DeepL.com/translator')).toBe('deepl.com')
  })
})
