import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
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
        {
          title: 'the bar',
          specs: [
            {
              title: 'grows',
              file: 'e2e/a.test.ts',
              line: 7,
              tests: [{ status, results: [{}, { error: { message: 'Error: late' } }] }],
            },
          ],
        },
      ],
    },
  ],
})

describe('readReport', () => {
  it('lists passed and failed Vitest tests with the file to rerun, and no skipped tests', () => {
    expect(readReport(reportOf('a.db.test.ts', 'failed', { one: 'passed', two: 'failed', three: 'skipped' }))).toEqual([
      { name: 'a.db.test.ts: one', address: 'a.db.test.ts', outcome: 'passed', reason: '' },
      { name: 'a.db.test.ts: two', address: 'a.db.test.ts', outcome: 'failed', reason: 'Error: late' },
    ])
  })

  it('lists a file that failed outside its tests', () => {
    expect(readReport(reportOf('a.db.test.ts', 'failed', { one: 'passed' }, 'hook timed out')).at(-1)).toEqual({
      name: 'a.db.test.ts',
      address: 'a.db.test.ts',
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

  it('omits tests that Playwright skipped', () => expect(readReport(browserReport('skipped'))).toEqual([]))
})

const outcomesOf = (first: object, again: object) =>
  judgeTries(readReport(first), readReport(again)).map(({ outcome }) => outcome)

describe('judgeTries', () => {
  it('counts a pass on the rerun as a second try, and another failure or no rerun as failed', () => {
    const first = reportOf('a.db.test.ts', 'failed', { one: 'failed', two: 'failed', three: 'failed', four: 'passed' })
    const again = reportOf('a.db.test.ts', 'failed', { one: 'passed', two: 'failed', four: 'failed' })
    expect(outcomesOf(first, again)).toEqual(['second try', 'failed', 'failed', 'passed'])
  })

  it('judges a file that failed outside its tests by all of its tests', () => {
    const first = reportOf('a.db.test.ts', 'failed', {}, 'hook timed out')
    expect(outcomesOf(first, reportOf('a.db.test.ts', 'passed', { one: 'passed' }))).toEqual(['second try'])
    expect(outcomesOf(first, reportOf('a.db.test.ts', 'failed', { one: 'failed' }))).toEqual(['failed'])
    expect(outcomesOf(first, {})).toEqual(['failed'])
  })

  it('judges browser tests too', () => {
    expect(outcomesOf(browserReport('unexpected'), browserReport('flaky'))).toEqual(['second try'])
    expect(outcomesOf(browserReport('unexpected'), browserReport('unexpected'))).toEqual(['failed'])
  })
})
