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
      sites: isFull ? 353_663 - index * 1_000 : 0,
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
    expect(unpackTool(packTool(toolWith(places)))).toEqual(toolWith(places))
    expect(unpackTool(packTool(toolWith(places.slice(-3))))).toEqual(toolWith(places.slice(-3)))
  })

  it('leaves a tool without places alone', () => {
    for (const tool of [toolWith(null), toolWith([])]) expect(unpackTool(packTool(tool))).toEqual(tool)
  })
})
