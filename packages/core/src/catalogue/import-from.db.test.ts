import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { recordJobRun } from '../job/record-job-run.ts'
import { importFrom } from './import-from.ts'
import { createTaxonomy } from '../testing/test-catalogue.ts'
import { checksumRows } from '../testing/test-checksum.ts'
import { openTlsServer } from '../testing/test-tls-server.ts'

const database = openTestDatabase({ user: 'worker' })
const state = { version: 1, statuses: [] as number[] }
let server: Awaited<ReturnType<typeof openTlsServer>>

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  server = await openTlsServer((request, response) => {
    const etag = `"${state.version}"`
    const isKnown = request.headers['if-none-match'] === etag
    state.statuses.push(isKnown ? 304 : 200)
    response.writeHead(isKnown ? 304 : 200, { etag, 'content-type': 'application/x-ndjson; charset=utf-8' })
    const row = { slug: 'one', name: `One ${state.version}`, url: 'https://one.com/', categories: ['copywriting'] }
    response.end(isKnown ? undefined : JSON.stringify(row))
  })
})
afterAll(() => server.close())

const run = (importArguments: { from: string } | { from: string; as: string }) =>
  recordJobRun(database.db, 'import-catalogue', importArguments, () =>
    importFrom(database.db, importArguments, { now: new Date() }, server.fetchOptions),
  )

describe('importFrom, with an address', () => {
  const from = 'https://lists.test/tools'

  it('imports the rows into a catalogue named after the host, and records the ETag', async () => {
    expect(await run({ from })).toMatchObject({ added: 1, catalogue: 'lists.test', etag: '"1"' })
  })

  it('does nothing as long as the server answers 304', async () => {
    const before = await checksumRows(database.as('owner'))
    expect(await run({ from })).toEqual({ notModified: true })
    expect(await run({ from })).toEqual({ notModified: true })
    expect(await checksumRows(database.as('owner'))).toBe(before)
    expect(state.statuses).toEqual([200, 304, 304])
  })

  it('fetches the rows again for an import under another name', async () => {
    expect(await run({ from, as: 'other' })).toMatchObject({ skipped: 1, catalogue: 'other' })
  })

  it('imports the next version', async () => {
    state.version = 2
    expect(await run({ from })).toMatchObject({ changed: 1, etag: '"2"' })
  })

  it('refuses an address that resolves to this machine, without connecting', async () => {
    const before = server.seen.connections
    const { agentOptions } = server.fetchOptions
    await expect(importFrom(database.db, { from }, { now: new Date() }, { agentOptions })).rejects.toThrow('public')
    expect(server.seen.connections).toBe(before)
  })
})
