// Adds up the results that the test runners left in test-results/ and prints one line: N passed, N failed.
//   node scripts/count-tests.ts <steps that failed>
import { readdir, readFile } from 'node:fs/promises'

type VitestReport = { numPassedTests: number; numFailedTests: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

const totals = { passed: 0, failed: 0 }
const files: string[] = await readdir('test-results').catch(() => [])
for (const file of files.filter((name) => name.endsWith('.json'))) {
  const report = JSON.parse(await readFile(`test-results/${file}`, 'utf8')) as VitestReport | PlaywrightReport
  if ('stats' in report) {
    totals.passed += report.stats.expected + report.stats.flaky
    totals.failed += report.stats.unexpected
  } else {
    totals.passed += report.numPassedTests
    totals.failed += report.numFailedTests
  }
}
// A step can fail without any test failing: a lint error, a service that does not start.
const failedSteps = Number(process.argv[2] ?? 0)
console.log(`${totals.passed} passed, ${Math.max(totals.failed, failedSteps)} failed`)
