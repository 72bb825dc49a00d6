// Sums up the reports that the steps of .ci left and prints one line: N passed, N failed. Above it names each failed
// test with the first line of its reason, so that the end of a log shows what to fix. A test that passed only at its
// second try counts as passed and is named there too: a flaky test is a defect.
//   node scripts/count-tests.ts <steps that failed>
import { readdir, readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
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
  specs: { title: string; file: string; tests: PlaywrightTest[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

const folder = 'test-results/steps'

// Reports of browser tests contain terminal colours.
const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n', 1)[0]

const findByStatus = (wanted: string, { suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => `${file}: ${title}: ${firstLine(results[0]?.error?.message)}`),
  ),
  ...suites.flatMap((suite) => findByStatus(wanted, suite)),
]

const findFailed = ({ testResults }: VitestReport) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file can fail outside its tests: at an import, or in a hook before or after all of them.
    if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`]
    return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages?.[0])}`)
  })

const totals = { passed: 0, failed: 0 }
const failed: string[] = []
const secondTries: string[] = []
const files: string[] = await readdir(folder).catch(() => [])
for (const file of files) {
  const report = JSON.parse(await readFile(`${folder}/${file}`, 'utf8')) as VitestReport | PlaywrightReport | object
  if ('stats' in report) {
    totals.passed += report.stats.expected + report.stats.flaky
    totals.failed += report.stats.unexpected
    failed.push(...report.suites.flatMap((suite) => findByStatus('unexpected', suite)))
    secondTries.push(...report.suites.flatMap((suite) => findByStatus('flaky', suite)))
  } else if ('numPassedTests' in report) {
    totals.passed += report.numPassedTests
    totals.failed += report.numFailedTests
    failed.push(...findFailed(report))
  }
}
for (const test of failed) console.log(`FAILED: ${test}`)
for (const test of secondTries) console.log(`DEFECT: passed only at the second try: ${test}`)
// A step can fail without any test failing: a lint error, a service that does not start.
const failedSteps = Number(process.argv[2] ?? 0)
console.log(`${totals.passed} passed, ${Math.max(totals.failed, failedSteps)} failed`)
