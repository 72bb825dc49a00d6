import type { CountryPlace } from '@polydex/contract/tool/tool-bands'
import { expect, it } from 'vitest'
import { rankMoves } from './rank-moves.ts'

const place = (code: string, bandBefore: CountryPlace['band'], band: CountryPlace['band']): CountryPlace => ({
  code,
  sites: 100_000,
  isFull: true,
  band,
  bandBefore,
  isCompared: true,
})

it('lists ups before downs, the largest change first, and keeps the order of equal ones', () => {
  const places = [
    place('TR', 5_000, 1_000),
    place('KR', 1_000, 1_000),
    place('MX', 1_000, 50_000),
    place('AU', 50_000, 5_000),
    place('VN', 10_000, 5_000),
    place('PT', null, 1_000_000),
  ]
  expect(rankMoves(places).map(({ code }) => code)).toEqual(['AU', 'TR', 'VN', 'PT', 'MX'])
})
