import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { GuardArguments } from '../guards/guards.ts'
import { sessionContext, siteContext } from '../request/request-context.ts'
import { keepCompanion } from './keep-companion.ts'
import { findDoubled, serializeDoubledEnd, serializeUnplanted } from './planted-cookies.ts'
import { readDevice, readToken, serializeSession } from './token-cookie.ts'

const [ours, planted] = ['Zk1xT0c4d2pVb3JQeWg5TXNBN2VLdDNMbkZpUjZ2QjI', 'cGxhbnRlZC1ieS1hLWhvc3QtYmVzaWRlLW91cnMtMDE']
const doubled = `token=${planted}; known_device=${ours}; token=${ours}; token_present=1`
const place = { hostname: 'www.polydex.example', pathname: '/de/account', secure: true }

/** The cookies that the middleware sets for a request with these cookies and this response. */
async function writtenFor(cookies: string, answer = new Response()): Promise<string[]> {
  const context = new RouterContextProvider()
  context.set(sessionContext, undefined)
  context.set(siteContext, {
    origin: 'https://www.polydex.example',
    apiBase: '',
    localeCookie: { name: 'i18n_redirected', domain: '', secure: true },
  })
  const request = new Request('https://www.polydex.example/de/account', { headers: { Cookie: cookies } })
  const response = await keepCompanion({ request, context } as unknown as GuardArguments, async () => answer)
  return response.headers.getSetCookie()
}

describe('two cookies with the same name', () => {
  it('D3.2 D4.8 are not accepted as a token: a sibling host may have planted one', () => {
    expect(readToken(doubled)).toBeUndefined()
    expect(readToken(`token=${ours}; token_present=1`)).toBe(ours)
    expect(readDevice(`known_device=${ours}; known_device=${planted}`)).toBeUndefined()
    expect(findDoubled(doubled)).toEqual(['token'])
    expect(findDoubled(`tokens=1; token=${ours}; xtoken=2`)).toEqual([])
  })

  it('D3.2 D4.8 are both deleted, for every domain and path where one can be planted', async () => {
    const written = await writtenFor(doubled)
    expect(written).toContain('token=; Path=/; SameSite=Lax; HttpOnly; Max-Age=0; Secure')
    expect(written).toContain('token_present=; Path=/; SameSite=Lax; Max-Age=0; Secure')
    for (const domain of ['www.polydex.example', 'polydex.example'])
      for (const path of ['/', '/de', '/de/', '/de/account', '/de/account/'])
        expect(written).toContain(`token=; Path=${path}; Domain=${domain}; Max-Age=0; Secure`)
    expect(written.join()).not.toContain('Domain=example')
    // This host's own proof stays; a planted one goes.
    expect(written).not.toContain('known_device=; Path=/; SameSite=Lax; HttpOnly; Max-Age=0; Secure')
  })

  it('D3.2 are prevented: a login deletes planted cookies and keeps the new ones', async () => {
    const headers = new Headers()
    for (const cookie of serializeSession({ token: ours, device: ours, remember: false }, true))
      headers.append('Set-Cookie', cookie)
    const written = await writtenFor(`token=${planted}`, new Response(null, { headers }))
    expect(written[0]).toContain(`token=${ours}`)
    expect(written.slice(3)).toEqual(serializeUnplanted(place))
    expect(written.slice(3).every((cookie) => cookie.includes('Domain='))).toBe(true)
  })

  it('need no deletion on a host without siblings, and no path injects text into the headers', () => {
    for (const hostname of ['127.0.0.1', '[::1]', 'localhost'])
      expect(serializeUnplanted({ ...place, hostname })).toEqual([])
    for (const pathname of ['/a;Domain=evil/b', '/a\r\nX: y', '/a/b/c/d/e/f/g']) {
      const written = serializeDoubledEnd(['token'], { ...place, pathname })
      expect(written.filter((cookie) => /evil|\r|X:|\/e/.test(cookie))).toEqual([])
    }
  })
})
