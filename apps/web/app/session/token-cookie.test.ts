import { describe, expect, it } from 'vitest'
import { readToken, serializeEnd, serializeSession } from './token-cookie.ts'

const token = 'Zk1xT0c4d2pVb3JQeWg5TXNBN2VLdDNMbkZpUjZ2QjI'
const lives = (remember: boolean) =>
  serializeSession({ token, remember }, true).map((cookie) => /Max-Age=(\d+)/.exec(cookie)?.[1])

describe('the token’s cookie', () => {
  it('S3.2 D3.2 is called token, closed to scripts and other sites, and for https alone', () => {
    const [cookie = '', companion = ''] = serializeSession({ token, remember: false }, true)
    expect(cookie.split('; ')).toEqual([`token=${token}`, 'Path=/', 'SameSite=Lax', 'HttpOnly', 'Secure'])
    expect(companion.split('; ')).toEqual(['token_present=1', 'Path=/', 'SameSite=Lax', 'Secure'])
    expect(companion).not.toContain(token)
  })

  it('D3.2 D4.8 lives 30 days if remembered, else with the browser session, and its companion alike', () => {
    expect(lives(true)).toEqual(['2592000', '2592000'])
    expect(lives(false)).toEqual([undefined, undefined])
    expect(serializeEnd(true).every((cookie) => cookie.includes('Max-Age=0'))).toBe(true)
  })

  it('D3.2 is sent over http in development only', () => {
    expect(serializeSession({ token, remember: true }, false).join()).not.toContain('Secure')
  })

  it('S4.8a is what makes a visitor a user; what cannot be a token counts as none', () => {
    expect(readToken(`a=b; token=${token}; c=d`)).toBe(token)
    for (const cookies of [undefined, '', 'token=', 'token=short', `tokens=${token}`, `token=${token}x`])
      expect(readToken(cookies)).toBeUndefined()
  })
})
