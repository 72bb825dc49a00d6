import { setTimeout as wait } from 'node:timers/promises'
import { localeCodes } from '@polydex/contract/locale'
import { expect, test } from '@playwright/test'
import { sampleApi } from '../../e2e/site.ts'
import { startWeb } from '../../tests/start-site.ts'
import { askEdge } from '../../scripts/edge/ask-edge.ts'
import type { RunningEdge } from '../../scripts/edge/run-edge.ts'
import { keepFor } from './keep-for.ts'
import { startEdge } from './start-edge.ts'

test.describe.configure({ mode: 'serial' })

let edge: RunningEdge
let web: Awaited<ReturnType<typeof startWeb>>
test.beforeAll(async () => {
  web = await startWeb(sampleApi)
  // Expires after a second: pages served while the web is down must not depend on their age.
  edge = await startEdge({ webs: [Number(new URL(web.origin).port)], change: keepFor(1) })
})
test.afterAll(async () => {
  await edge?.stop()
  await web?.stop()
})

const isWarm = ['/', '/de', '/tool/canva', '/ja/rank/hot', '/find?q=image', '/api/cate/getIndexCate?locale=en']

test('D4.8 with every web down, cached pages are served and others return 503 in nine languages', async () => {
  const before = await Promise.all(isWarm.map((path) => askEdge(edge.ports, path)))
  expect(before.map(({ status }) => status)).toEqual(isWarm.map(() => 200))
  await web.stop()
  await wait(1_500)
  for (const [index, path] of isWarm.entries()) {
    const { status, body } = await askEdge(edge.ports, path)
    expect([path, status]).toEqual([path, 200])
    expect(body.equals(before[index]?.body ?? Buffer.alloc(0))).toBe(true)
  }
  const titles = new Set<string>()
  for (const code of localeCodes) {
    const path = code === 'en' ? '/rank/hot' : `/${code}/rank/region`
    const { status, headers, body } = await askEdge(edge.ports, path)
    expect([path, status, headers['cache-control'], headers['retry-after']]).toEqual([path, 503, 'no-store', '30'])
    expect(headers['strict-transport-security']).toBeTruthy()
    titles.add(/<h1>(.+)<\/h1>/.exec(body.toString())?.[1] ?? '')
  }
  expect(titles.size).toBe(localeCodes.length)
})

test('D4.8 with every web down, a submitted form gets the same 503 page', async () => {
  const { body: page } = await askEdge(edge.ports, '/ja/rank/region')
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'email=a' }
  const { status, headers, body } = await askEdge(edge.ports, '/ja/login', sent)
  expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '30'])
  expect(body.toString()).toBe(page.toString())
})
