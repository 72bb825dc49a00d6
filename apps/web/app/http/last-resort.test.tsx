import { RouterContextProvider, type EntryContext } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import handleRequest from '../entry.server.tsx'
import { loadTestMessages } from '../../testing/load-test-messages.ts'
import { siteContext } from '../request/request-context.ts'

loadTestMessages('en', ['errors'])
loadTestMessages('de', ['errors'])

/** A context that cannot be rendered at all. */
const broken = (errors: Record<string, unknown> | null) =>
  ({
    staticHandlerContext: { errors },
    manifest: { routes: { root: { css: ['/assets/root.css'] } } },
  }) as unknown as EntryContext
const origin = 'https://polydex.example'
const site = { origin, apiBase: origin, localeCookie: { name: 'locale', domain: '' } }
const ask = (path: string, errors: Record<string, unknown> | null) => {
  const context = new RouterContextProvider(new Map([[siteContext, site]]))
  return handleRequest(new Request(origin + path), 404, new Headers(), broken(errors), context)
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

describe('when the error page cannot be rendered', () => {
  it('S8.4 responds with a plain page that says so and links to the home page', async () => {
    const response = await ask('/nowhere', { root: new Error('first') })
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).toContain('An error occurred while showing the error page')
    expect(html).toMatch(/<a [^>]*href="\/">Go back to the home page<\/a>/)
    expect(html).toContain('<html lang="en">')
    expect(html).not.toContain('first')
  })

  it('S8.4 uses the language of the address', async () => {
    const html = await (await ask('/de/nirgends', { root: new Error('first') })).text()
    expect(html).toContain('<html lang="de">')
    expect(html).toMatch(/<a [^>]*href="\/de">/)
  })

  it('leaves the first failure to the router, which then renders the error page', async () => {
    await expect(ask('/nowhere', null)).rejects.toThrow('undefined')
  })
})
