import { locales } from '@polydex/contract/locale/locale'
import { describe, expect, it } from 'vitest'
import { writeRobots } from './serve-robots.ts'
import { readSitemapAddress, sitemapPath, type SitemapAddress } from './sitemap-address.ts'

describe('sitemap addresses', () => {
  it('are parsed back to the values they were built from, in every language', () => {
    for (const { code: locale } of locales) {
      const addresses: SitemapAddress[] = [
        { locale, kind: 'index' },
        { locale, kind: 'pages' },
        { locale, kind: 'tools', part: 500 },
      ]
      for (const address of addresses) expect(readSitemapAddress(sitemapPath(address))).toEqual(address)
    }
    expect(sitemapPath({ locale: 'en', kind: 'index' })).toBe('/sitemap.xml')
    expect(sitemapPath({ locale: 'de', kind: 'tools', part: 2 })).toBe('/de/sitemap/tools-2.xml')
  })

  it('have only one spelling', () => {
    const others = [
      '/en/sitemap.xml',
      '/xx/sitemap.xml',
      '/Sitemap.xml',
      '/sitemap/tools-0.xml',
      '/sitemap/tools-01.xml',
    ]
    for (const path of [...others, '/sitemap/tools-1.xml/', '/de/tool/sitemap.xml', '/sitemap/tools-.xml'])
      expect([path, readSitemapAddress(path)]).toEqual([path, undefined])
  })
})

describe('robots.txt', () => {
  it('forbids nothing, because pages need their files and calls, and names the sitemap of every language', () => {
    const lines = writeRobots('https://polydex.example').split('\n')
    expect(lines.filter((line) => /^disallow/i.test(line))).toEqual([])
    expect(lines.filter((line) => line.startsWith('Sitemap: '))).toEqual([
      'Sitemap: https://polydex.example/sitemap.xml',
      ...['tw', 'zh', 'es', 'de', 'ja', 'ko', 'vi', 'pt'].map(
        (code) => `Sitemap: https://polydex.example/${code}/sitemap.xml`,
      ),
    ])
  })
})
