import { getSuggestions } from '@polydex/contract/tool/suggestion'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findSuggestions, maxTextLength } from './find-suggestions.ts'

afterEach(() => vi.unstubAllGlobals())

const takes = (length: number) => getSuggestions.input.safeParse({ q: 'x'.repeat(length), locale: 'en' }).success

const never = new AbortController().signal

describe('findSuggestions', () => {
  it('D7.2 has the maximum text length of the contract', () => {
    expect([takes(maxTextLength), takes(maxTextLength + 1)]).toEqual([true, false])
  })

  it('S7.3 calls the path of the contract and unwraps only a 200', async () => {
    const suggestions = [{ kind: 'tool', slug: 'a', name: 'A', group: 'image', category: 'B' }]
    const answer = vi.fn<(address: URL) => Promise<Response>>(async () => Response.json({ data: { suggestions } }))
    vi.stubGlobal('fetch', answer)
    expect(await findSuggestions('https://site.example', { text: 'a&b', locale: 'tw' }, never)).toEqual(suggestions)
    expect(answer.mock.calls[0]?.[0].href).toBe(`https://site.example${getSuggestions.path}?q=a%26b&locale=tw`)
    answer.mockResolvedValue(Response.json({ code: 'unavailable' }, { status: 503 }))
    await expect(findSuggestions('https://site.example', { text: 'a', locale: 'en' }, never)).rejects.toThrow('503')
  })
})
