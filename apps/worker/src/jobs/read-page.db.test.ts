import { askForPage, findReading } from '@polydex/core/desk/page-reading'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { readJob } from '@polydex/core/testing/read-job'
import { openTlsServer } from '@polydex/core/testing/test-tls-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { performJob } from '../perform-job.ts'
import { defineReadPage } from './read-page.ts'

const database = openTestDatabase()
let server: Awaited<ReturnType<typeof openTlsServer>>
beforeAll(async () => {
  server = await openTlsServer(({ url = '' }, response) => {
    if (url === '/robots.txt') response.end('user-agent: *\ndisallow: /team')
    else if (url === '/pricing') response.setHeader('content-type', 'text/html').end('<p>Pro <b>$12</b>')
    else if (url === '/pricing.pdf') response.setHeader('content-type', 'application/pdf').end('%PDF')
    else response.writeHead(url === '/bot' ? 403 : 404).end()
  })
})
afterAll(() => server.close())

/** Asks for a page as the desk does, and fetches it as the worker does. */
async function read(url: string, isStrict = false) {
  await askForPage(database.as('desk'), url)
  const { isPublic: _, ...strict } = server.fetchOptions
  const config = loadConfig({ DATABASE_URL: 'postgres://unused' })
  const context = { db: database.as('worker'), config, now: new Date(), log: () => {} }
  await performJob(defineReadPage(isStrict ? strict : server.fetchOptions), context, { url })
  const { text, fault } = (await findReading(database.as('desk'), url)) ?? {}
  return fault ?? text
}

it('stores the text of a page that an editor asked for, or why there is none', async () => {
  const outcomes = []
  for (const path of ['pricing', 'team', 'pricing.pdf', 'bot', 'none'])
    outcomes.push(await read(`https://lists.test/${path}`))
  expect(outcomes).toEqual(['Pro $12', 'robots', 'no-page', 'refused', 'missing'])
  expect(await read('https://lists.test/other', true)).toBe('unreachable')
  const url = 'https://lists.test/pricing'
  expect(await readJob(database.db, `read-page:${url}`)).toEqual({ url })
})
