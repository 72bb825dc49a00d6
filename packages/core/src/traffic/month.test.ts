import { describe, expect, it } from 'vitest'
import { addMonths, lastFullMonth, listMonthsUpTo, toFirstDay, toMonth } from './month.ts'

describe('months', () => {
  it('count over the turn of a year in both directions', () => {
    expect(addMonths('2026-01-01', -1)).toBe('2025-12-01')
    expect(addMonths('2025-11-01', 14)).toBe('2027-01-01')
  })
  it('list the months up to one, oldest first', () => {
    expect(listMonthsUpTo('2026-02-01', 4)).toEqual(['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01'])
  })
  it('end with the last month that is over', () => {
    expect(lastFullMonth(new Date('2026-11-01T00:00:00Z'))).toBe('2026-10-01')
    expect(lastFullMonth(new Date('2026-10-31T23:59:59Z'))).toBe('2026-09-01')
  })
  it('turn into the contract’s spelling and back', () => {
    expect(toMonth(toFirstDay('2026-10'))).toBe('2026-10')
  })
})
