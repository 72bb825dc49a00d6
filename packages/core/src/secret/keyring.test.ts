import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createKeyring } from './keyring.ts'
import { openSecret, sealSecret } from './seal-secret.ts'

const [old, current] = [randomBytes(32), randomBytes(32)]

describe('a keyring', () => {
  it('D3.1c opens secrets sealed with a former key, and seals only with the current key', () => {
    const sealed = createKeyring(old).seal('guest', 'row-1')
    const ring = createKeyring(current, [old])
    expect([ring.open(sealed, 'row-1'), ring.isCurrent(sealed)]).toEqual(['guest', false])
    const resealed = ring.seal('guest', 'row-1')
    expect([ring.isCurrent(resealed), createKeyring(current).open(resealed, 'row-1')]).toEqual([true, 'guest'])
    expect(() => createKeyring(old).open(resealed, 'row-1')).toThrow('unable to authenticate')
  })

  it('D3.1c opens a secret only for its row, and only if neither header nor content has changed', () => {
    const ring = createKeyring(current, [old])
    const sealed = ring.seal('guest', 'row-1')
    expect(() => ring.open(sealed, 'row-2')).toThrow('unable to authenticate')
    for (let place = 0; place < sealed.length; place += 1) {
      const changed = Buffer.from(sealed)
      changed[place] = (changed[place] ?? 0) ^ 1
      expect(() => ring.open(changed, 'row-1')).toThrow('unable to authenticate')
    }
    const other = createKeyring(old).seal('guest', 'row-1')
    expect(() => ring.open(Buffer.concat([other.subarray(0, 5), sealed.subarray(5)]), 'row-1')).toThrow(
      'unable to authenticate',
    )
  })

  it('D3.1c seals with a derived key, and exposes only its id', () => {
    const sealed = createKeyring(current).seal('guest', 'row-1')
    expect(() => openSecret(current, sealed.subarray(5), 'row-1')).toThrow('unable to authenticate')
    expect(sealed.subarray(0, 5)).toEqual(createKeyring(current).seal('other', 'row-2').subarray(0, 5))
    expect(sealed.subarray(0, 5)).not.toEqual(createKeyring(old).seal('guest', 'row-1').subarray(0, 5))
    expect(sealed.includes(current.subarray(0, 4))).toBe(false)
  })

  it('opens secrets sealed before keys had ids', () => {
    const sealed = sealSecret(old, 'guest', 'row-1')
    const ring = createKeyring(current, [old])
    expect([ring.open(sealed, 'row-1'), ring.isCurrent(sealed)]).toEqual(['guest', false])
    expect(() => createKeyring(current).open(sealed, 'row-1')).toThrow('unable to authenticate')
  })
})
