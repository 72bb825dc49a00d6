import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openSecret, sealSecret } from './seal-secret.ts'

const key = randomBytes(32)

describe('sealed secrets', () => {
  it('D3.1c open with their key and row, and differ each time they are sealed', () => {
    const first = sealSecret(key, 'guest / öffne dich', 'row-1')
    expect(openSecret(key, first, 'row-1')).toBe('guest / öffne dich')
    expect(first.includes(Buffer.from('guest'))).toBe(false)
    expect(sealSecret(key, 'guest / öffne dich', 'row-1').equals(first)).toBe(false)
  })

  it('D3.1c do not open with another key, for another row or after a bit has changed', () => {
    const sealed = sealSecret(key, 'guest', 'row-1')
    const changed = Buffer.from(sealed)
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
    const attempts = [
      () => openSecret(randomBytes(32), sealed, 'row-1'),
      () => openSecret(key, sealed, 'row-2'),
      () => openSecret(key, changed, 'row-1'),
    ]
    for (const attempt of attempts) expect(attempt).toThrow('unable to authenticate')
  })
})
