import { describe, expect, it } from 'vitest'
import { listShownPages } from './shown-pages.ts'

describe('listShownPages', () => {
  it('shows the number of a single page instead of dots', () => {
    expect(listShownPages(1, 4)).toEqual([1, 2, 3, 4])
    expect(listShownPages(4, 4)).toEqual([1, 2, 3, 4])
    expect(listShownPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('leaves out two or more pages in a row', () => {
    expect(listShownPages(1, 5)).toEqual([1, 2, 0, 5])
    expect(listShownPages(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9])
  })
})
