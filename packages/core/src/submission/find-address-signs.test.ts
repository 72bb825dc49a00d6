import { describe, expect, it } from 'vitest'
import { findAddressSigns } from './find-address-signs.ts'

describe('findAddressSigns', () => {
  it.each([
    ['https://bit.ly/abc', 'shortener'],
    ['https://wa.me/4915112345', 'contact'],
    ['https://medium.com/@seo/best-tools', 'hosted-page'],
    ['https://best-tools.blogspot.com/', 'hosted-page'],
    ['https://shop.com/?aff_id=77', 'referral'],
    ['https://best-ai-tool-ever.com/', 'wordy-host'],
  ])('finds in %s the sign %s', (url, sign) => expect(findAddressSigns(url)).toEqual([sign]))

  it.each([
    'https://lantern-notes.com/?ref=producthunt&utm_source=x',
    'https://t.me/recetas_madre_bot',
    'https://name.github.io/',
    'https://lantern.vercel.app/',
    'https://huggingface.co/spaces/a/b',
  ])('finds nothing in %s', (url) => expect(findAddressSigns(url)).toEqual([]))
})
