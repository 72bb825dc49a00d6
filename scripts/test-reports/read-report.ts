import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

type Outcome = 'passed' | 'second try' | 'failed'

/** One test of a report of Vitest or Playwright. */
export type TestResult = {
  /** File and titles; the same in every run. */
  name: string
  /** What names it on the command line of its runner: Playwright runs one line, Vitest a whole file. */
  address: string
  outcome: Outcome
  /** First line of the first failure. */
  reason: string
}

type VitestReport = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

type PlaywrightTest = { status: string; results: { error?: { message?: string } }[] }
type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; line: number; tests: PlaywrightTest[] }[]
}
type PlaywrightReport = { suites: PlaywrightSuite[] }

/** Lists the tests that ran; skipped ones are left out. */
export const readReport = (report: VitestReport | PlaywrightReport | object): TestResult[] =>
  'suites' in report
    ? report.suites.flatMap((suite) => readSuite(suite))
    : 'testResults' in report
      ? report.testResults.flatMap(readFile)
      : []

const browserOutcomes: Record<string, Outcome> = { expected: 'passed', flaky: 'second try', unexpected: 'failed' }

// The outermost suite is the file, whose name the tests have already.
const readSuite = ({ suites = [], specs }: PlaywrightSuite, titles: string[] = []): TestResult[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status, results }) => {
      const outcome = browserOutcomes[status]
      const reason = firstLine(results.find(({ error }) => error !== undefined)?.error?.message)
      const name = `${file}: ${[...titles, title].join(' ')}`
      return outcome === undefined ? [] : [{ name, address: `${file}:${line}`, outcome, reason }]
    }),
  ),
  ...suites.flatMap((suite) => readSuite(suite, [...titles, suite.title])),
]

function readFile({ name, status, message, assertionResults }: VitestReport['testResults'][number]): TestResult[] {
  const address = relative('.', name)
  const results = assertionResults.flatMap((test): TestResult[] => {
    if (test.status !== 'passed' && test.status !== 'failed') return []
    const reason = firstLine(test.failureMessages?.[0])
    return [{ name: `${address}: ${test.fullName}`, address, outcome: test.status, reason }]
  })
  // A file can fail outside its tests: at an import, or in a hook before or after all of them.
  const isFaulty = status === 'failed' && results.every(({ outcome }) => outcome !== 'failed')
  return isFaulty ? [...results, { name: address, address, outcome: 'failed', reason: firstLine(message) }] : results
}

// Reports of browser tests contain terminal colours.
const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n', 1)[0] ?? ''
