import { expect, it } from 'vitest'
import { summarizeHerd, type HerdAnswer } from './herd-answers.ts'

const calm = new Map([['/find', 'whole']])
const answer = (given: Partial<HerdAnswer>): PromiseFulfilledResult<HerdAnswer> => ({
  status: 'fulfilled',
  value: {
    path: '/find',
    status: 200,
    says: 'public, s-maxage=300',
    isShed: false,
    body: 'whole',
    tookMs: 1,
    ...given,
  },
})

it('distinguishes complete pages from cacheable partial ones, wrong 404s, refusals and missing answers', () => {
  const summary = summarizeHerd(
    [
      answer({ tookMs: 3 }),
      answer({ body: 'half' }),
      answer({ status: 404, says: 'public, s-maxage=60', body: 'not found' }),
      answer({ status: 404, says: 'no-store', body: 'not found' }),
      answer({ status: 503, says: 'no-store', body: 'busy', isShed: true, tookMs: 9 }),
      answer({ status: 503, says: 'no-store', body: 'no answer' }),
      answer({ says: 'no-store', body: 'half' }),
      { status: 'rejected', reason: new Error('reset') },
    ],
    calm,
  )
  expect(summary).toMatchObject({ whole: 1, broken: 2, wrong404: 2, shed: 1, failed: 2, other: 1 })
  expect([summary.servedMs.p50, summary.shedMs.p99]).toEqual([3, 9])
})
