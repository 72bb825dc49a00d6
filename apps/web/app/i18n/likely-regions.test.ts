import { expect, it } from 'vitest'
import { likelyRegions } from './likely-regions.ts'

it('D2.3d puts the own country first, then those of the language, then all others, of each the largest', () => {
  const sizes = { TR: 9, MX: 8, CH: 4, AT: 5, TW: 3, DE: 1, PT: 0, BR: null }
  const regions = Object.entries(sizes).map(([region, total]) => ({ region, total }))
  const orderOf = (locale: 'de' | 'zh' | 'ja' | 'pt') =>
    likelyRegions(locale, regions)
      .map(({ region }) => region)
      .join(' ')
  expect(orderOf('de')).toBe('DE AT CH TR MX TW')
  expect(orderOf('zh')).toBe('TW TR MX AT CH DE')
  expect(orderOf('ja')).toBe('TR MX AT CH TW DE')
  expect(orderOf('pt')).toBe('TR MX AT CH TW DE')
})
