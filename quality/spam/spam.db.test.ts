import { randomBytes } from 'node:crypto'
import { submitTool } from '@polydex/contract/submission'
import { createTaxonomy } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { expect, it } from 'vitest'
import { buildApp } from '../../apps/api/src/app.ts'
import { createLimits } from '../../apps/api/src/limits/create-limits.ts'
import { defaultLimits } from '../../apps/api/src/limits/limit-config.ts'
import { listHonestPosts, readUnlisted } from './honest-posts.ts'
import { simulate, sumTallies } from './simulate.ts'
import { spamKinds } from './spam-kinds.ts'

const database = openTestDatabase()

it('keeps 95 % of spam out of the queue, refuses nothing honest, and holds at most 10 % of it', async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  const limits = createLimits(defaultLimits, { redis: undefined, key: randomBytes(32), searchesAtOnce: 16 })
  const app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' }, limits })
  const outcome = await simulate({
    databaseUrl: database.url,
    send: async (payload, { address, token }) => {
      const response = await app.inject({
        method: 'POST',
        url: submitTool.path,
        payload,
        remoteAddress: address,
        ...(token !== undefined && { headers: { authorization: token } }),
      })
      return { status: response.statusCode, id: response.json<{ data?: { id: string } }>().data?.id }
    },
    kinds: spamKinds,
    spam: 300,
    addresses: 60,
    honest: listHonestPosts(await readUnlisted(new Set()), 60),
    seed: 7,
  })
  await app.close()
  const [spam, honest] = [sumTallies(outcome, false), sumTallies(outcome, true)]
  expect(spam).toMatchObject({ sent: 300, published: 0 })
  expect(spam.queued).toBeLessThanOrEqual(15)
  expect([honest.sent, honest.refused, honest.limited]).toEqual([60, 0, 0])
  expect(outcome.misjudged.slice(6)).toEqual([])
}, 60_000)
