import { setFavorite } from '@polydex/contract/calls/favorite'
import { getTools } from '@polydex/contract/calls/tool'
import { afterEach, expect, it, vi } from 'vitest'
import { callFromBrowser } from './call-from-browser.ts'

afterEach(() => vi.unstubAllGlobals())

/** The address and the options of the only request. */
async function note(call: () => Promise<unknown>): Promise<[address: string, options: RequestInit]> {
  const asked: [address: string, options: RequestInit][] = []
  vi.stubGlobal('fetch', async (address: string | URL, options: RequestInit) => {
    asked.push([String(address), options])
    return Response.json({ data: {} })
  })
  await call()
  return asked[0] ?? ['', {}]
}

it('S7.1a D7.1 reads from an API on another origin without credentials', async () => {
  const apiBase = 'https://api.example.org'
  const [address, options] = await note(() => callFromBrowser(getTools, { ids: 'canva', locale: 'en' }, { apiBase }))
  expect(address).toBe('https://api.example.org/api/tools/getTools?ids=canva&locale=en')
  expect(options).toMatchObject({ credentials: 'omit', headers: { Accept: 'application/json' } })
})

it('S7.1a D7.1 sends a change to the site itself, and finishes it even if the visitor leaves', async () => {
  const [address, options] = await note(() => callFromBrowser(setFavorite, { toolId: 'canva', favorite: true }))
  expect([address, options.credentials]).toEqual(['/api/favorites/favorites', undefined])
  expect(options).toMatchObject({ method: 'POST', keepalive: true, body: '{"toolId":"canva","favorite":true}' })
})
