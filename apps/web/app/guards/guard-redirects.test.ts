import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findRedirectFault } from './find-redirect-fault.ts'
import { guardRedirects } from './guard-redirects.ts'
import { chooseNext } from '../session/open-session.ts'

const here = 'https://polydex.example/zh/find'

describe('findRedirectFault', () => {
  it.each(['/', '/zh', '/login', '/zh/rank/category_ai/seo?page=2', '/tool/chatgpt#facts', here])(
    'D8.3 follows %s',
    (location) => expect(findRedirectFault(location, 1, here)).toBeUndefined(),
  )

  it.each([
    ['https://elsewhere.example/', 'off the site'],
    ['//elsewhere.example', 'off the site'],
    ['/\\elsewhere.example', 'off the site'],
    ['javascript:alert(1)', 'off the site'],
    ['/nonsense', 'no page'],
    ['/xx/login', 'no page'],
  ])('S8.3 D8.3 does not follow %s', (location, why) => expect(findRedirectFault(location, 1, here)).toContain(why))

  it('D8.3 does not follow the sixth redirect in a row', () => {
    expect(findRedirectFault('/login', 5, here)).toBeUndefined()
    expect(findRedirectFault('/login', 6, here)).toContain('sixth')
  })
})

const answer = (location?: string) => ({
  'en:login':
    location === undefined
      ? { type: 'data' as const, result: 1 }
      : { type: 'error' as const, result: new Response(null, { status: 302, headers: { Location: location } }) },
})
/** 'waits': the redirect is not followed, and the navigation never settles. */
const run = (location?: string) =>
  Promise.race([
    Promise.resolve(guardRedirects({} as never, () => Promise.resolve(answer(location)))).then(() => 'goes on'),
    new Promise((resolve) => {
      setTimeout(resolve, 20, 'waits')
    }),
  ])

describe('guardRedirects', () => {
  const navigate = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const failed = vi.fn<(event: Event) => void>()
  beforeEach(() => {
    const location = new URL(here)
    vi.stubGlobal('window', { location })
    vi.stubGlobal('document', { dispatchEvent: failed })
    vi.stubGlobal('__reactRouterDataRouter', { navigate })
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    navigate.mockClear()
    failed.mockClear()
  })

  it('S8.3 D8.3 stays on the page, notifies the loading bar and logs one line', async () => {
    expect(await run('https://elsewhere.example/')).toBe('waits')
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/zh/find', { replace: true, preventScrollReset: true })
    expect(failed).toHaveBeenCalledOnce()
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ type: 'polydex:navigation-failed' })
    expect(console.error).toHaveBeenCalledOnce()
  })

  it('D8.3 counts consecutive redirects, and starts over after any other answer', async () => {
    for (const _ of [1, 2, 3, 4, 5]) expect(await run('/login')).toBe('goes on')
    expect(await run()).toBe('goes on')
    for (const _ of [1, 2, 3, 4, 5]) expect(await run('/login')).toBe('goes on')
    expect(await run('/login')).toBe('waits')
    expect(await run('/login')).toBe('goes on')
  })
})

describe('chooseNext', () => {
  it('D8.3 returns a page of the site, or none', () => {
    const origin = 'https://polydex.example'
    expect(chooseNext('/zh/tool/chatgpt?a=b#c', origin)).toBe('/zh/tool/chatgpt?a=b#c')
    for (const wish of [
      null,
      '',
      'https://elsewhere.example/',
      '//elsewhere.example',
      '/nonsense',
      '/\t/elsewhere.example',
    ])
      expect([wish, chooseNext(wish, origin) ?? '/']).toEqual([wish, '/'])
  })
})
