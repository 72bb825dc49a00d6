import type { EntryContext } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import handleRequest from '../entry.server.tsx'
import { loadTestMessages } from '../i18n/load-test-messages.ts'

loadTestMessages('en', ['errors'])
loadTestMessages('de', ['errors'])

/** A context that cannot be rendered at all. */
const broken = (errors: Record<string, unknown> | null) =>
  ({
    staticHandlerContext: { errors },
    manifest: { routes: { root: { css: ['/assets/root.css'] } } },
  }) as unknown as EntryContext
const ask = (path: string, errors: Record<string, unknown> | null) =>
  handleRequest(new Request(`https://polydex.example${path}`), 404, new Headers(), broken(errors))

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

describe('when the error page cannot be rendered', () => {
  it('S8.4 a page of its own says so and leads home', async () => {
    const response = await ask('/nowhere', { root: new Error('first') })
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(html).toContain('An error occurred while showing the error page')
    expect(html).toMatch(/<a href="\/">Go back to home<\/a>/)
    expect(html).toContain('<html lang="en">')
    expect(html).not.toContain('first')
  })

  it('S8.4 in the language of its address', async () => {
    const html = await (await ask('/de/nirgends', { root: new Error('first') })).text()
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('<a href="/de">')
  })

  it('leaves the first failure to the router, which then renders the error page', async () => {
    await expect(ask('/nowhere', null)).rejects.toThrow('undefined')
  })
})
