import { getTools } from '@polydex/contract/tool/tool'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadTools, maxIdsPerCall } from './load-tools.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const { signal } = new AbortController()
const stubAnswer = (status: number, body: unknown) => {
  const asked = vi.fn<(address: URL) => Promise<Response>>(() => Promise.resolve(Response.json(body, { status })))
  vi.stubGlobal('fetch', asked)
  return asked
}

describe('loadTools', () => {
  it('S1.1h sends a request that the contract accepts', async () => {
    const asked = stubAnswer(200, { data: { tools: [] } })
    await loadTools('https://example.org', { slugs: ['canva', 'deepl'], locale: 'de' }, signal)
    const address = asked.mock.calls[0]?.[0]
    expect(address?.origin).toBe('https://example.org')
    expect(address?.pathname).toBe(getTools.path)
    const input = Object.fromEntries(address?.searchParams ?? [])
    expect(getTools.input.parse(input)).toMatchObject({ ids: ['canva', 'deepl'], locale: 'de' })
  })

  it('has the same maximum of ids per call as the contract', () => {
    const slugs = Array.from({ length: maxIdsPerCall + 1 }, (_, index) => `tool-${index}`)
    const parse = (count: number) =>
      getTools.input.safeParse({ ids: slugs.slice(0, count).join(','), locale: 'en' }).success
    expect([parse(maxIdsPerCall), parse(maxIdsPerCall + 1)]).toEqual([true, false])
  })
})
