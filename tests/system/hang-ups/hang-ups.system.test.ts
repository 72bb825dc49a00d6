import { setTimeout as wait } from 'node:timers/promises'
import { databaseConfig } from '@polydex/core/db/config'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hangUp, manners, writeRequest } from './hang-up.ts'
import { deskOrigin, startProcesses, type Processes } from './start-processes.ts'
import { takeStock } from './take-stock.ts'

/** Each wave is one target and twenty visitors at once, who leave after these milliseconds: the last wait behind the first. */
const [waves, pauseMs] = [30, 800]
const leaveAfterMs = [4_000, 2_500, 1_500, 800, 400, 200, 100, 60, 35, 20, 12, 8, 5, 3, 2, 1, 1, 0, 0, 0]

const fields = { email: 'nobody@example.org', password: 'seven quiet lanterns' }
const form = new URLSearchParams(fields).toString()
const pages = ['/', '/de/find', '/login', '/ja/rank/hot', '/sitemap.xml', '/api/tools/getTools?locale=en']

let processes: Processes
let before: Record<string, number>
const answers = new Map<string, number>()

/** A request for every kind of handler of each process. */
function listTargets({ ports: { web, api, apiInner, desk, webInner, workerInner } }: Processes) {
  const origin = `http://127.0.0.1:${web}`
  return [
    { port: web, bytes: writeRequest('/api/user/submit', { body: '{"name":"x"}', origin }) },
    { port: web, bytes: writeRequest('/sitemap.xml') },
    { port: web, bytes: writeRequest('/es/find?q=image') },
    { port: web, bytes: writeRequest('/login', { body: form, origin }) },
    { port: web, bytes: writeRequest('/account') },
    { port: web, bytes: writeRequest('/find.data') },
    { port: web, bytes: writeRequest('/api/tools/getTools?locale=en&q=image') },
    { port: web, bytes: writeRequest('/api/login/logout', { body: '', origin }) },
    { port: web, bytes: writeRequest('/share/en.png') },
    { port: api, bytes: writeRequest('/api/login/login', { body: JSON.stringify(fields) }) },
    { port: api, bytes: writeRequest('/api/tools/getTools?locale=en&q=text') },
    { port: desk, bytes: writeRequest('/sign-in/options', { body: '{}', origin: deskOrigin }) },
    { port: apiInner, bytes: writeRequest('/metrics') },
    { port: webInner, bytes: writeRequest('/readyz') },
    { port: workerInner, bytes: writeRequest('/metrics') },
  ]
}

/** Status of a page for a visitor who waits. A full site asks to come back, and then serves the page. */
async function visit(path: string): Promise<string> {
  for (let isFirst = true; ; isFirst = false) {
    const address = `http://127.0.0.1:${processes.ports.web}${path}`
    const status = await fetch(address, { headers: { Connection: 'close' } }).then(
      async (response) => {
        await response.arrayBuffer()
        return String(response.status)
      },
      ({ cause, message }: Error) => (cause instanceof Error ? cause.message : message),
    )
    if (status !== '503' || !isFirst) return `${path} ${status}`
    await wait(1_000)
  }
}

/** Calls until nothing is returned, for ten seconds at most. */
async function settle(findExcess: () => Promise<string[]>): Promise<string[]> {
  for (let attempt = 0; ; attempt += 1) {
    const excess = await findExcess().catch((error: unknown) => [String(error)])
    if (excess.length === 0 || attempt === 40) return excess
    await wait(250)
  }
}

beforeAll(async () => {
  processes = await startProcesses(databaseConfig.parse(process.env).DATABASE_URL)
  const targets = listTargets(processes)
  for (const path of pages) await visit(path)
  for (const target of targets) await hangUp({ ...target, manner: 'fin', afterMs: 1_000 })
  await settle(async () => {
    before = await takeStock(processes.ports)
    return Object.entries(before).flatMap(([name, count]) => (name.includes('polydex') && count > 0 ? [name] : []))
  })
}, 240_000)
afterAll(() => processes.stop())

describe('visitors who leave at every wrong moment', () => {
  it('disturb nobody: 600 in half a minute', { timeout: 60_000 }, async () => {
    const targets = listTargets(processes)
    const over = new AbortController()
    const visits = (async () => {
      while (!over.signal.aborted)
        for (const path of pages) {
          const answer = await visit(path)
          answers.set(answer, (answers.get(answer) ?? 0) + 1)
        }
    })()
    const left: Promise<void>[] = []
    for (let wave = 0; wave < waves; wave += 1) {
      const target = targets[wave % targets.length]
      if (target === undefined) break
      for (const [visitor, afterMs] of leaveAfterMs.entries())
        left.push(hangUp({ ...target, manner: manners[(visitor + wave) % manners.length] ?? 'fin', afterMs }))
      await wait(pauseMs)
    }
    await Promise.all(left)
    over.abort()
    await visits
    expect([...answers.keys()].toSorted()).toEqual(pages.map((path) => `${path} 200`).toSorted())
  })

  it('may send a form or read an answer as slowly as they like: others get their pages', async () => {
    const [port, origin] = [processes.ports.web, `http://127.0.0.1:${processes.ports.web}`]
    const half = writeRequest('/login', { body: form, origin })
    const left = Array.from({ length: 30 }, () => hangUp({ port, bytes: half, manner: 'cut', afterMs: 3_000 }))
    await wait(300)
    expect(await visit('/')).toBe('/ 200')
    await Promise.all(left)
  })

  it('leave nothing behind', { timeout: 20_000 }, async () => {
    const excess = await settle(async () =>
      Object.entries(await takeStock(processes.ports)).flatMap(([name, count]) =>
        count > (before[name] ?? 0) ? [`${name}: ${count}`] : [],
      ),
    )
    expect(excess).toEqual([])
    // Nor a place among the searches at once, which no metric counts.
    expect(await visit('/api/tools/getTools?locale=en&q=image')).toBe('/api/tools/getTools?locale=en&q=image 200')
  })

  it('end no process', { timeout: 30_000 }, async () => {
    const programs = Object.values(processes.running)
    expect(programs.map(({ child }) => child.exitCode)).toEqual([null, null, null, null])
    await Promise.all(programs.map(({ stop }) => stop()))
    const ends = await Promise.all(programs.map(({ ended }) => ended))
    expect(ends.flatMap(({ out, err }) => [...out, ...err]).filter((line) => /uncaught|unhandled/i.test(line))).toEqual(
      [],
    )
  })
})
