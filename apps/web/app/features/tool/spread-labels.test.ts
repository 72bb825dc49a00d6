import { describe, expect, it } from 'vitest'
import { spreadLabels } from './spread-labels.ts'

describe('spreadLabels', () => {
  it('keeps labels in place if they do not collide', () => {
    expect(spreadLabels([10, 40, 90], 16, 100)).toEqual([10, 40, 90])
  })

  it('moves labels apart, downwards first and never beyond the bottom', () => {
    expect(spreadLabels([10, 12, 14], 16, 100)).toEqual([10, 26, 42])
    expect(spreadLabels([80, 97, 99], 16, 100)).toEqual([68, 84, 100])
  })
})
