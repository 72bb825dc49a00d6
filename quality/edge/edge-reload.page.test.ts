import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { sampleSite } from '../../e2e/site.ts'
import { askEdge } from '../../scripts/edge/ask-edge.ts'
import type { RunningEdge } from '../../scripts/edge/run-edge.ts'
import { startEdge } from './start-edge.ts'

let edge: RunningEdge
test.beforeAll(async () => {
  edge = await startEdge({ webs: [Number(new URL(sampleSite).port)] })
})
test.afterAll(() => edge?.stop())

/** Counts connections from the first server of the edge to the second: all sockets at their path except the listening one. */
async function countKept(): Promise<number> {
  const sockets = (await readFile('/proc/net/unix', 'utf8')).split('\n')
  return sockets.filter((line) => line.endsWith(join(edge.folder, 'run/polydex-edge.sock'))).length - 1
}

const thrice = (asked: Parameters<typeof askEdge>[2]) =>
  Promise.all(['de', 'ja', 'ko'].map((locale) => askEdge(edge.ports, `/${locale}/login`, asked)))

test('forms use no keep-alive connection, because a reload of the edge would close it', async () => {
  const before = await countKept()
  for (const { status } of await thrice({ method: 'POST', body: 'email=' })) expect(status).toBeLessThan(500)
  expect(await countKept()).toBe(before)
  await thrice({})
  expect(await countKept()).toBeGreaterThan(before)
})
