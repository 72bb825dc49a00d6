import { bands } from '@polydex/contract/bands'
import type { CountryPlace } from '@polydex/contract/tool-bands'
import type { ToolDetail } from '@polydex/contract/tool-detail'
import { describe, expect, it } from 'vitest'
import { packTool, unpackTool } from './pack-tool.ts'

const places: CountryPlace[] = [null, ...bands].flatMap((band, index) =>
  [true, false].flatMap((isCompared) =>
    [true, false].map((isFull) => ({
      code: `A${String.fromCodePoint(65 + index)}`,
      sites: isFull ? 353_663 + index : 79,
      isFull,
      band,
      bandBefore: bands[6 - index] ?? null,
      isCompared,
    })),
  ),
)

describe('packTool', () => {
  it('keeps every place, whatever its band, fullness and comparison', () => {
    const tool = { name: 'A', bands: { month: '2026-02', countries: places } } as unknown as ToolDetail
    expect(unpackTool(packTool(tool))).toEqual(tool)
  })

  it('leaves a tool without places alone', () => {
    const tool = { name: 'A', bands: null } as unknown as ToolDetail
    expect(unpackTool(packTool(tool))).toEqual(tool)
  })
})
