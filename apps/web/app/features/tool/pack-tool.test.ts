import { bands } from '@polydex/contract/bands'
import type { CountryPlace } from '@polydex/contract/tool-bands'
import type { ToolDetail } from '@polydex/contract/tool-detail'
import { describe, expect, it } from 'vitest'
import { packTool, unpackTool } from './pack-tool.ts'

/** Longest list first, as the API answers; short lists come last. */
const places: CountryPlace[] = [true, false].flatMap((isFull) =>
  [null, ...bands].flatMap((band, index) =>
    [true, false].map((isCompared) => ({
      code: `A${String.fromCodePoint(65 + index)}`,
      sites: 0,
      isFull,
      band,
      bandBefore: bands[6 - index] ?? null,
      isCompared: isCompared && isFull,
    })),
  ),
)

const toolWith = (countries: CountryPlace[] | null) =>
  ({ name: 'A', features: [], bands: countries && { month: '2026-02', countries } }) as unknown as ToolDetail

describe('packTool', () => {
  it('keeps every place, whatever its band, fullness and comparison', () => {
    for (const some of [places, places.slice(0, 1), places.slice(-3)])
      expect(unpackTool(packTool(toolWith(some)))).toEqual(toolWith(some))
  })

  it('keeps the length of a list, in thousands, where the tool moved', () => {
    const place = { code: 'KR', sites: 353_663, isFull: true, band: 1_000, isCompared: true }
    const moved = [
      { ...place, bandBefore: 5_000 },
      { ...place, bandBefore: 1_000 },
    ]
    expect(unpackTool(packTool(toolWith(moved))).bands?.countries.map(({ sites }) => sites)).toEqual([354_000, 0])
  })

  it('leaves a tool without places alone', () => {
    for (const tool of [toolWith(null), toolWith([])]) expect(unpackTool(packTool(tool))).toEqual(tool)
  })
})
