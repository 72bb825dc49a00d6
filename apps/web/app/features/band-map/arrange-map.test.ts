import type { BandMap } from '@polydex/contract/band-map'
import { bands } from '@polydex/contract/bands'
import { expect, it } from 'vitest'
import { arrangeSmallMap } from './arrange-map.ts'
import { unpackLists } from './map-list.ts'

const listOf = (region: string, sites: number, first: number): BandMap['lists'][number] => ({
  region,
  sites,
  isFull: true,
  tools: bands.map((_, index) => (index === 0 ? first : 0)),
})

it('the small map has one row of tiles, which includes the country with the most tools', () => {
  const codes = ['IR', 'ZA', 'EG', 'SA', 'AE', 'IL', 'NG', 'MG']
  const lists = codes.map((region, index) => listOf(region, 90_000 - index, region === 'MG' ? 23 : 5))
  const { parts } = arrangeSmallMap({ month: '2026-02', months: [], sources: [], licence: null, notHeld: [], lists })
  const shown = parts.flatMap(({ full }) => unpackLists(full).map(({ region }) => region))
  expect(shown).toEqual(['IR', 'ZA', 'EG', 'SA', 'AE', 'MG'])
})
