import { dataVersionPath } from '@polydex/contract/data-version'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { createTaxonomy } from '@polydex/core/testing/test-catalogue'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildInnerApp } from '../inner-app.ts'
import { createMetrics } from '../metrics.ts'
import { createReads } from './create-replica.ts'

/** Two different databases, as a primary and a replica that lags behind. */
const primary = openTestDatabase()
const behind = openTestDatabase()
let app: FastifyInstance
let [isUsed, turn, isBroken] = [false, 0, false]

beforeAll(async () => {
  await createTaxonomy(primary.db, { writing: ['notes'] })
  const watch = { isUsed: () => isUsed, turn: () => turn, suspect: () => {} }
  const { read, countReads } = createReads(behind.db, watch, { warn: () => {} })
  app = await buildInnerApp({
    db: primary.db,
    observerDb: primary.db,
    config: { LOG_LEVEL: 'silent' },
    metrics: createMetrics(),
    replica: {
      ...watch,
      lagSeconds: () => 0,
      countReads,
      read: (ask, askPrimary) => read(isBroken ? () => Promise.reject(new Error('broken')) : ask, askPrimary),
      close: async () => {},
    },
  })
})
afterAll(() => app.close())

const tell = async () => (await app.inject({ url: dataVersionPath })).body
const use = (next: boolean) => {
  if (isUsed !== next) turn += 1
  isUsed = next
}

describe('the version of the data while a replica is in use', () => {
  it('is that of the replica, so that nothing stale is cached under a newer version', async () => {
    use(false)
    const ofPrimary = await tell()
    use(true)
    const [ofReplica, again] = [await tell(), await tell()]
    expect(ofReplica.split(' ')[0]).not.toBe(ofPrimary.split(' ')[0])
    expect(again).toBe(ofReplica)
    await createTaxonomy(primary.db, { image: ['image-editing'] })
    expect(await tell()).toBe(ofReplica)
    await createTaxonomy(behind.db, { writing: ['notes'] })
    expect(await tell()).not.toBe(ofReplica)
  })

  it('never repeats after a switch of servers, even if the data is the same', async () => {
    const told = []
    for (const next of [true, false, true, false, true]) {
      use(next)
      told.push(await tell())
    }
    expect(new Set(told).size).toBe(5)
  })
})
