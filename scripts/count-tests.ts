// Adds up the reports that the steps of .ci left and prints one line: N passed, N failed. A test that passed only at its
// second try counts as passed and is named above that line: it depends on luck, which is a defect.
//   node scripts/count-tests.ts <steps that failed>
import { readdir, readFile } from 'node:fs/promises'

type VitestReport = { numPassedTests: number; numFailedTests: number }
type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: { status: string }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

const folder = 'test-results/steps'

const findSecondTries = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${spec.file}: ${spec.title}`),
  ...suites.flatMap(findSecondTries),
]

const totals = { passed: 0, failed: 0 }
const secondTries: string[] = []
const files: string[] = await readdir(folder).catch(() => [])
for (const file of files) {
  const report = JSON.parse(await readFile(`${folder}/${file}`, 'utf8')) as VitestReport | PlaywrightReport | object
  if ('stats' in report) {
    totals.passed += report.stats.expected + report.stats.flaky
    totals.failed += report.stats.unexpected
    secondTries.push(...report.suites.flatMap(findSecondTries))
  } else if ('numPassedTests' in report) {
    totals.passed += report.numPassedTests
    totals.failed += report.numFailedTests
  }
}
for (const test of secondTries) console.log(`DEFECT: passed only at the second try: ${test}`)
// A step can fail without any test failing: a lint error, a service that does not start.
const failedSteps = Number(process.argv[2] ?? 0)
console.log(`${totals.passed} passed, ${Math.max(totals.failed, failedSteps)} failed`)
