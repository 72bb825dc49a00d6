import { describe, expect, it } from 'vitest'
import { seedRandom } from './seed-random.ts'

const draw = (seed: number | string) => Array.from({ length: 3 }, seedRandom(seed))

describe('seedRandom', () => {
  it('produces the same numbers as every earlier release', () => {
    expect(draw('')).toEqual([0.6112444521859288, 0.4935242917854339, 0.7740248835179955])
    expect(draw('Atlas')).toEqual([0.7907322857063264, 0.10153895081020892, 0.2413479273673147])
    expect(draw('日本😀')).toEqual([0.029689535265788436, 0.9542690620291978, 0.1673857995774597])
    expect(draw(0)).toEqual([0.26642920868471265, 0.0003297457005828619, 0.2232720274478197])
    // Only the low 32 bits of a seed count, also if it is outside the signed range.
    expect(draw(2 ** 32 - 1)).toEqual(draw(-1))
  })
})
