import { describe, expect, it } from 'vitest'
import { isRegion } from './is-region.ts'

describe('isRegion', () => {
  it.each(['US', 'TW', 'XK', 'HK', 'AX'])('D2.3 accepts %s', (code) => expect(isRegion(code)).toBe(true))
  it.each(['ZZ', 'EU', 'UN', 'QQ', 'XA'])('D2.3 refuses %s', (code) => expect(isRegion(code)).toBe(false))
})
