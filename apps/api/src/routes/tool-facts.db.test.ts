import { getToolDetail } from '@polydex/contract/tool/tool-detail'
import { getToolFacts } from '@polydex/contract/tool/tool-fact-row'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createCalls } from '../testing/test-calls.ts'
import { createTestTools } from '../testing/test-tools.ts'

const database = openTestDatabase()
let app: FastifyInstance
beforeAll(async () => {
  await createTestTools(database.db)
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const { call, statusOf } = createCalls(() => app)

const many = (count: number) => Array.from({ length: count }, (_, index) => `tool-${index}`).join(',')

describe('facts of many tools', () => {
  it('are those of their pages, in the order asked; removed and unknown tools are left out', async () => {
    const ids = ['epsilon', 'gamma', 'nobody', 'chinese', 'closed-one', 'old-name', 'beta']
    const { tools, renamed, month } = await call(getToolFacts, { ids: ids.join(',') })
    expect(month).toBe('2026-10')
    expect(tools.map(({ slug }) => slug)).toEqual(['epsilon', 'chinese', 'closed-one', 'renamed', 'beta'])
    expect(renamed).toEqual([{ from: 'old-name', to: 'renamed' }])
    for (const { features, visits, growthRate, bands, source, ...row } of tools) {
      const page = await call(getToolDetail, { toolId: row.slug })
      expect(page).toMatchObject(row)
      expect(features).toEqual(page.features.map(({ slug, name }) => ({ slug, name })))
      expect([visits ?? undefined, growthRate ?? null]).toEqual([
        page.traffic?.visits,
        page.traffic?.growthRate ?? null,
      ])
      expect(source?.provider).toBe(page.traffic?.provider)
      expect(bands).toBeNull()
    }
  })

  it('are answered for a hundred tools at most', async () => {
    expect(await statusOf(getToolFacts.path, { ids: many(100) })).toBe(200)
    expect(await statusOf(getToolFacts.path, { ids: many(101) })).toBe(400)
    expect(await statusOf(getToolFacts.path, {})).toBe(400)
  })
})
