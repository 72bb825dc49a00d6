import { describe, expect, it } from 'vitest'
import { addMonths, lastFullMonth, listMonthsUpTo, toFirstDay, toMonth } from './month.ts'

describe('months', () => {
  it('are added and subtracted across years', () => {
    expect(addMonths('2026-01-01', -1)).toBe('2025-12-01')
    expect(addMonths('2025-11-01', 14)).toBe('2027-01-01')
  })
  it('are listed up to a given one, oldest first', () => {
    expect(listMonthsUpTo('2026-02-01', 4)).toEqual(['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01'])
  })
  it('count as full only once they are over', () => {
    expect(lastFullMonth(new Date('2026-11-01T00:00:00Z'))).toBe('2026-10-01')
    expect(lastFullMonth(new Date('2026-10-31T23:59:59Z'))).toBe('2026-09-01')
  })
  it('are converted to their first day and back', () => {
    expect(toMonth(toFirstDay('2026-10'))).toBe('2026-10')
  })
})
