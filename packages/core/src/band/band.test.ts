import { describe, expect, it } from 'vitest'
import { listCountries } from './list-countries.ts'

describe('listCountries', () => {
  it('returns current countries including Kosovo, without former, reserved or unlisted codes', () => {
    const codes = listCountries()
    expect(codes).toHaveLength(236)
    for (const code of ['US', 'JP', 'XK', 'TW']) expect(codes).toContain(code)
    for (const code of ['SU', 'DD', 'EU', 'UK', 'AQ', 'AC', 'KP', 'CX']) expect(codes).not.toContain(code)
  })
})
