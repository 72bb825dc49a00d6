import type { RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { warmUp } from './warm-up.ts'

const links = ['/tool/a', '/tool/b', '/tool/c', '/rank/hot'].map((path) => `<a href="${path}">`).join('')

/** Answers like a site whose home page has links; records the requested paths. */
const createSite = (status = 200, delayMs = 0): { asked: string[]; app: RequestListener } => {
  const asked: string[] = []
  const app: RequestListener = ({ url = '' }, response) => {
    asked.push(url)
    setTimeout(() => response.writeHead(status).end(url === '/' ? links : ''), delayMs)
  }
  return { asked, app }
}

it('requests up to two pages of every kind in nine languages, twice', async () => {
  const { asked, app } = createSite()
  const count = await warmUp(app, 5)
  const kinds = ['/', '/find', '/find?q=ai', '/tool/a', '/tool/b', '/tool/a/report', '/rank/hot']
  expect(count).toBe(1 + kinds.length * 9 * 2)
  for (const path of kinds) expect(asked).toContain(path)
  expect(asked).toContain('/ja/tool/b')
  expect(asked).not.toContain('/tool/c')
})

it('stops after the given number of seconds, even if pages are left', async () => {
  const { app } = createSite(200, 300)
  const began = performance.now()
  await warmUp(app, 1)
  expect(performance.now() - began).toBeLessThan(2_500)
})

it('does nothing for 0 seconds, and does not count failed pages', async () => {
  const { asked, app } = createSite(503)
  expect([await warmUp(app, 0), asked.length]).toEqual([0, 0])
  expect(await warmUp(app, 5)).toBe(0)
})
