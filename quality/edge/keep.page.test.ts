import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { cacheRules as ofApi } from '../../apps/api/src/cache-rules.ts'
import { cacheRules as ofWeb } from '../../apps/web/app/http/cache-rules.ts'
import { askEdge } from '../../scripts/edge/ask-edge.ts'
import { secondsAtEdge } from '../../scripts/edge/kept-at-edge.ts'
import { listen } from '../../tests/start-program.ts'
import { startEdge } from './start-edge.ts'

const rules = [...Object.entries(ofWeb), ...Object.entries(ofApi)].flatMap(([kind, { status, says }]) =>
  says === null ? [] : [{ kind, says, status: Number(/\b[1-5]\d\d\b/.exec(status)?.[0] ?? 200) }],
)

test('D4.1 the edge caches exactly those kinds of answers that the table says it may', async () => {
  const asked = new Map<string, number>()
  // Sends the Cache-Control of the table: e2e/say-how-long-to-keep.test.ts shows that the web sends it too.
  const origin = createServer((request, response) => {
    const path = request.url ?? ''
    asked.set(path, (asked.get(path) ?? 0) + 1)
    const rule = path === '/' ? undefined : rules[Number(/\d+$/.exec(path)?.[0])]
    response.writeHead(rule?.status ?? 200, { 'Cache-Control': rule?.says ?? ofWeb.home.says }).end('x')
  })
  const edge = await startEdge({ webs: [await listen(origin)] })
  try {
    for (const [index, { kind, says }] of rules.entries()) {
      const path = says === ofWeb.home.says ? '/' : `/tool/kind-${index}`
      // Requests that waited for nginx to start do not count.
      asked.delete(path)
      for (const _ of [1, 2]) await askEdge(edge.ports, path)
      expect([kind, says, asked.get(path)]).toEqual([kind, says, secondsAtEdge(says) > 0 ? 1 : 2])
    }
  } finally {
    await edge.stop()
    origin.closeAllConnections()
    origin.close()
  }
})
