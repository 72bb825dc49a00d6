import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { judgeTries } from './judge-tries.ts'
import { readReport } from './read-report.ts'

const reportOf = (file: string, status: string, tests: Record<string, string>, message = '') => ({
  testResults: [
    {
      name: resolve(file),
      status,
      message,
      assertionResults: Object.entries(tests).map(([fullName, outcome]) => ({
        fullName,
        status: outcome,
        failureMessages: outcome === 'failed' ? ['\u001B[31mError: late\u001B[39m\n  at line 3'] : [],
      })),
    },
  ],
})

const browserReport = (status: string) => ({
  suites: [
    {
      title: 'e2e/a.test.ts',
      specs: [],
      suites: [
        { title: 'the bar', specs: [{ title: 'grows', file: 'e2e/a.test.ts', line: 7, tests: [testOf(status)] }] },
      ],
    },
  ],
})
const testOf = (status: string) => ({ status, results: [{}, { error: { message: 'Error: late' } }] })

it('reads tests of Vitest with the file to rerun, and a file that failed outside of them', () => {
  expect(readReport(reportOf('a.db.test.ts', 'failed', { one: 'passed', two: 'failed', three: 'skipped' }))).toEqual([
    { name: 'a.db.test.ts: one', address: 'a.db.test.ts', outcome: 'passed', reason: '' },
    { name: 'a.db.test.ts: two', address: 'a.db.test.ts', outcome: 'failed', reason: 'Error: late' },
  ])
  const outside = reportOf('a.db.test.ts', 'failed', { one: 'passed' }, 'hook timed out')
  expect(readReport(outside).at(-1)).toMatchObject({
    name: 'a.db.test.ts',
    outcome: 'failed',
    reason: 'hook timed out',
  })
})

it.each([
  ['expected', 'passed'],
  ['flaky', 'second try'],
  ['unexpected', 'failed'],
])('reads %s from Playwright as %s, with the line to rerun', (status, outcome) => {
  expect(readReport(browserReport(status))).toEqual([
    { name: 'e2e/a.test.ts: the bar grows', address: 'e2e/a.test.ts:7', outcome, reason: 'Error: late' },
  ])
})

const outcomesOf = (one: object, two: object) =>
  judgeTries(readReport(one), readReport(two)).map((test) => test.outcome)

it('counts a pass on the rerun as a second try, and another failure or no rerun as failed', () => {
  const first = reportOf('a.db.test.ts', 'failed', { one: 'failed', two: 'failed', three: 'failed', four: 'passed' })
  const again = reportOf('a.db.test.ts', 'failed', { one: 'passed', two: 'failed', four: 'failed' })
  expect(outcomesOf(first, again)).toEqual(['second try', 'failed', 'failed', 'passed'])
  const outside = reportOf('a.db.test.ts', 'failed', {}, 'hook timed out')
  expect(outcomesOf(outside, reportOf('a.db.test.ts', 'passed', { one: 'passed' }))).toEqual(['second try'])
  expect(outcomesOf(outside, {})).toEqual(['failed'])
  expect(outcomesOf(browserReport('unexpected'), browserReport('flaky'))).toEqual(['second try'])
})
