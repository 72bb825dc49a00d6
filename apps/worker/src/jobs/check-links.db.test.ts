import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { openTlsServer } from '@polydex/core/testing/test-tls-server'
import { getToolDetail } from '@polydex/core/tool/get-tool-detail'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { isLinkThere } from '../links/is-link-there.ts'
import { performJob } from '../perform-job.ts'
import { defineCheckLinks } from './check-links.ts'

const database = openTestDatabase()

/** Answers of the server by path; 404 for any other. */
const answers = new Map<string, [status: number, headers?: Record<string, string>]>()

let server: Awaited<ReturnType<typeof openTlsServer>>
beforeAll(async () => {
  server = await openTlsServer((request, response) => {
    response
      .writeHead(...(answers.get(request.url ?? '') ?? [404]))
      .end(request.url === '/parked' ? 'This name is for sale' : 'Prices of Lantern')
  })
  await createTaxonomy(database.db, { writing: ['copywriting'] })
})
afterAll(() => server.close())

beforeEach(() => {
  answers.clear()
  answers.set('/pricing', [200]).set('/docs', [200])
})

const entryOf = (links: Record<string, string>) => toolEntryOf('lantern', { links })
const shown = async () => (await getToolDetail(database.db, { toolId: 'lantern', locale: 'en' })).links

const check = (now = new Date()) =>
  performJob(
    defineCheckLinks(server.fetchOptions, 0),
    { db: database.db, config: loadConfig({ DATABASE_URL: 'postgres://unused' }), now, log: () => {} },
    {},
  )

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)

describe('links of a tool', () => {
  it('D3.1t are shown once a check has found them, in the order of their kinds', async () => {
    const links = {
      docs: 'https://lists.test/docs',
      pricing: 'https://lists.test/pricing',
      status: 'https://lists.test/no',
    }
    await createTools(database.db, [entryOf(links)])
    expect(await shown()).toEqual([])
    expect(await check()).toMatchObject({ checked: 3, there: 2, gone: 1, unclear: 0 })
    expect((await shown()).map(({ kind, url }) => [kind, url])).toEqual([
      ['pricing', links.pricing],
      ['docs', links.docs],
    ])
    // Too soon for another check.
    expect(await check()).toMatchObject({ checked: 0 })
  })

  it('that changed are hidden until checked, and checks of the old ones are removed', async () => {
    answers.set('/prices', [200])
    await createTools(database.db, [entryOf({ pricing: 'https://lists.test/prices' })])
    expect(await shown()).toEqual([])
    expect(await check()).toMatchObject({ checked: 1, there: 1, removed: 3 })
    expect((await shown()).map(({ url }) => url)).toEqual(['https://lists.test/prices'])
  })

  it('stay while their server is unavailable, and disappear once gone or unchecked for 120 days', async () => {
    await database.db
      .updateTable('link_checks')
      .set({ checked_on: daysAgo(70).toISOString().slice(0, 10) })
      .execute()
    answers.set('/prices', [503])
    expect(await check()).toMatchObject({ checked: 1, unclear: 1 })
    expect(await shown()).toHaveLength(1)
    await database.db
      .updateTable('link_checks')
      .set({ checked_on: daysAgo(121).toISOString().slice(0, 10) })
      .execute()
    expect(await shown()).toEqual([])
    answers.set('/prices', [200])
    await check()
    expect(await shown()).toHaveLength(1)
    answers.set('/prices', [410])
    expect(await check(daysAgo(-61))).toMatchObject({ gone: 1 })
    expect(await shown()).toEqual([])
  })
})

const look = (path: string) => isLinkThere({ url: `https://lists.test${path}`, name: 'Lantern' }, server.fetchOptions)

describe('the address of a link', () => {
  it('may redirect within its own site, but not to another site', async () => {
    answers.set('/old', [301, { location: 'https://lists.test/pricing' }])
    answers.set('/sold', [301, { location: 'https://other.test/pricing' }])
    expect([await look('/old'), await look('/sold')]).toEqual([true, false])
  })

  it('must show a page that names the tool', async () => {
    answers.set('/parked', [200])
    expect([await look('/pricing'), await look('/parked')]).toEqual([true, false])
  })

  it('in a private network is not checked', async () => {
    const { isPublic: _, ...strict } = server.fetchOptions
    expect(await isLinkThere({ url: 'https://lists.test/pricing', name: 'Lantern' }, strict)).toBeUndefined()
    expect(await isLinkThere({ url: 'https://127.0.0.1/pricing', name: 'Lantern' })).toBeUndefined()
  })
})
