import { describe, expect, it } from 'vitest'
import { readDevice, readToken, serializeEnd, serializeSession } from './token-cookie.ts'

const token = 'Zk1xT0c4d2pVb3JQeWg5TXNBN2VLdDNMbkZpUjZ2QjI'
const device = 'c2VlbkJlZm9yZS1idXRPcGVuc05vdGhpbmctMTIzNDU'
const lives = (remember: boolean) =>
  serializeSession({ token, device, remember }, true).map((cookie) => /Max-Age=(\d+)/.exec(cookie)?.[1])

describe('the token cookie', () => {
  it('S3.2 D3.2 is named token, and is HttpOnly, SameSite=Lax and Secure', () => {
    const [cookie = '', companion = ''] = serializeSession({ token, device, remember: false }, true)
    expect(cookie.split('; ')).toEqual([`token=${token}`, 'Path=/', 'SameSite=Lax', 'HttpOnly', 'Secure'])
    expect(companion.split('; ')).toEqual(['token_present=1', 'Path=/', 'SameSite=Lax', 'Secure'])
    expect(companion).not.toContain(token)
  })

  it('D3.2 D4.8 lasts 30 days if remembered, else for the browser session, as does its companion', () => {
    expect(lives(true).slice(0, 2)).toEqual(['2592000', '2592000'])
    expect(lives(false).slice(0, 2)).toEqual([undefined, undefined])
    expect(serializeEnd(true).every((cookie) => cookie.includes('Max-Age=0'))).toBe(true)
  })

  it('comes with the HttpOnly proof of a known device, which outlives it', () => {
    const [, , proof = ''] = serializeSession({ token, device, remember: false }, true)
    expect(proof.split('; ')).toEqual([
      `known_device=${device}`,
      'Path=/',
      'SameSite=Lax',
      'HttpOnly',
      'Max-Age=31536000',
      'Secure',
    ])
    expect(serializeEnd(true).join()).not.toContain('known_device')
    expect(readDevice(`known_device=${device}; token=${token}`)).toBe(device)
    expect(readDevice(`known_device=${device}.${'m'.repeat(22)}`)).toBe(device)
    for (const cookies of [`token=${token}`, `known_device=${device}.`, `known_device=${device}.short`])
      expect(readDevice(cookies)).toBeUndefined()
  })

  it('D3.2 omits Secure if secure cookies are off, as in development', () => {
    expect(serializeSession({ token, device, remember: true }, false).join()).not.toContain('Secure')
  })

  it('S4.8a is read from the cookies; a value that cannot be a token counts as none', () => {
    expect(readToken(`a=b; token=${token}; c=d`)).toBe(token)
    for (const cookies of [
      undefined,
      '',
      'token=',
      'token=short',
      `tokens=${token}`,
      `token=${token}x`,
      `token=${token}=x`,
    ])
      expect(readToken(cookies)).toBeUndefined()
  })
})
