import { localeCodes } from '@polydex/contract/locale/locale'
import { getSuggestions } from '@polydex/contract/tool/suggestion'
import { getTools } from '@polydex/contract/tool/tool'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildApp } from '../../../apps/api/src/app.ts'
import { isLong } from '../../run-mode.ts'

/** Set SEARCH_SEED to repeat a run. */
const count = isLong ? 10_000 : 150
const seed = Number(process.env['SEARCH_SEED'] ?? Date.now() % 1_000_000)

const database = openTestDatabase({ catalogue: true })

const syntax = ['&', '|', '!', '(', ')', ':*', ':A', '<->', "'", '"', '\\', '%', '_', '^', '$1', '--', ' ', '\u0000']
const words = ['image', 'chat', 'gpt', '図', '배경을', 'xóa', '🎨', '背景削除', 'e\u0301', '\u200b', '\ud800', '１']

/** Syntax of PostgreSQL, its tsquery, LIKE and regular expressions between words in all scripts; any text; very long ones. */
const oddText = fc.oneof(
  fc.array(fc.constantFrom(...syntax, ...words), { minLength: 1, maxLength: 40 }).map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('字', 'a ', 'ば', 'word ', '👩‍👩‍👧').map((part) => part.repeat(10_240).slice(0, 10_240)),
)

it(
  `D7.3 D7.5 ${count} odd searches are answered or refused, and none fails (SEARCH_SEED=${seed})`,
  {
    timeout: 3_600_000,
  },
  async () => {
    const app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent', COUNT_MISSED_SEARCHES: true } })
    const locale = fc.constantFrom(...localeCodes)
    let answered = 0
    for (const { q, ...rest } of fc.sample(fc.record({ q: oddText, locale }), { numRuns: count, seed }))
      for (const { path, input } of [getTools, getSuggestions]) {
        const isAccepted = input.safeParse({ q, ...rest }).success
        const { statusCode } = await app.inject({
          url: path,
          query: { q, ...rest, ...(path === getTools.path && { facets: 'true' }) },
        })
        expect([path, q, statusCode]).toEqual([path, q, isAccepted ? 200 : 400])
        if (isAccepted) answered += 1
      }
    expect(answered).toBeGreaterThan(count / 3)
    expect(answered).toBeLessThan(2 * count)
    await app.close()
  },
)
