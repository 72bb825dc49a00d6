import { getCoverage } from '@polydex/contract/tool/coverage'
import { factKinds } from '@polydex/contract/tool/tool-fact'
import { refreshToolLists } from '@polydex/core/tool-list/refresh-tool-lists'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createCalls } from '../testing/test-calls.ts'

const database = openTestDatabase()
let app: FastifyInstance

const checked = (on: string) => ({ checked: { on, at: 'https://alpha.com/about' } })

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [
    toolEntryOf('alpha', {
      facts: { maker: { value: 'Alpha', ...checked('2026-11-02') } },
      pricing: { model: 'free' },
    }),
    toolEntryOf('beta', { facts: { maker: { value: 'Beta', ...checked('2026-10-01') }, country: { value: 'DE' } } }),
    toolEntryOf('gamma', { facts: { maker: { value: 'Gamma' } } }),
    toolEntryOf('closed-one', { facts: { maker: { value: 'Closed' } }, closed: true }),
  ])
  await database.db.transaction().execute((transaction) => refreshToolLists(transaction))
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const { call } = createCalls(() => app)

describe('getCoverage', () => {
  it('reports for each kind how many listed tools have it, how many were checked, and the oldest check', async () => {
    const { tools, kinds } = await call(getCoverage, {})
    expect(tools).toBe(3)
    expect(kinds.filter(({ known }) => known > 0)).toEqual([
      { kind: 'price', known: 1, checked: 0, oldestCheck: null },
      { kind: 'maker', known: 3, checked: 2, oldestCheck: '2026-10-01' },
      { kind: 'country', known: 1, checked: 0, oldestCheck: null },
    ])
    expect(kinds.map(({ kind }) => kind)).toEqual([...factKinds])
  })
})
