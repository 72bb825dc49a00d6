import { startWeb } from '../tests/start-site.ts'
import { sayFailure, startInterceptedApi, type InterceptedApi } from './intercepted-api.ts'
import { expect, sampleApi, test } from './site.ts'

const frameCall = '/api/cate/getGroupCate'
const listCall = '/api/tools/getTools'
const unavailable = sayFailure(503, { code: 'unavailable', message: 'Try again in a moment' })

let api: InterceptedApi
let web: Awaited<ReturnType<typeof startWeb>>

test.beforeAll(async () => {
  api = await startInterceptedApi(sampleApi)
  web = await startWeb(api.origin)
})
test.afterAll(async () => {
  await web.stop()
  api.stop()
})
test.afterEach(() => api.instead.clear())
test.describe.configure({ mode: 'default' })

const ask = async (path: string) => {
  const { status, headers } = await fetch(web.origin + path, { redirect: 'manual' })
  return [status, headers.get('cache-control'), headers.get('etag') !== null]
}

test('a page whose frame cannot be loaded is served but never stored, and neither is its data', async () => {
  const stored = expect.stringContaining('s-maxage=30,')
  for (const path of ['/about', '/about.data', '/de/about']) expect(await ask(path)).toEqual([200, stored, true])
  const failures = [unavailable, sayFailure(404, { code: 'not_found' }), sayFailure(200, { data: { groups: 'none' } })]
  for (const failure of failures) {
    api.instead.set(frameCall, failure)
    for (const path of ['/about', '/about.data', '/de/find', '/find?q=a'])
      expect([path, ...(await ask(path))]).toEqual([path, 200, 'no-store', false])
  }
  api.instead.set(frameCall, unavailable)
  for (const path of ['/de/nowhere', '/tool/no-such-tool']) expect(await ask(path)).toEqual([404, 'no-store', false])
  api.instead.clear()
  expect(await ask('/about')).toEqual([200, stored, true])
})

test('only an invalid address answers 404; a failed API call answers 503', async () => {
  for (const [status, failure] of [
    [400, { code: 'invalid_input', message: 'The request cannot be read' }],
    [408, { code: 'invalid_input', message: 'The request cannot be read', fields: { page: 'late' } }],
    [408, {}],
    [503, { code: 'not_found', message: '' }],
  ] as const) {
    api.instead.set(listCall, sayFailure(status, failure))
    for (const path of ['/find', '/find.data'])
      expect([status, ...(await ask(path))]).toEqual([status, 503, 'no-store', false])
  }
  api.instead.clear()
  expect((await ask('/find?page=0'))[0]).toBe(404)
  expect((await ask('/find?page=99999'))[0]).toBe(404)
})
