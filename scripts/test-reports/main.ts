// Reads the reports that the steps of .ci left.
//   node scripts/test-reports/main.ts failed <step>            the arguments by which its runner repeats what failed
//   node scripts/test-reports/main.ts count <failed steps>     one line: N passed, N failed
// Above its line, count names each failed test with the first line of its reason, so that the end of a log shows what
// to fix. A test that passed only at its second try counts as passed and is named there too: a flaky test is a defect.
import { readdir, readFile } from 'node:fs/promises'
import { judgeTries } from './judge-tries.ts'
import { readReport, type TestResult } from './read-report.ts'

/** Reports of `folder` whose names begin with `prefix`. */
async function readFolder(folder: string, prefix = ''): Promise<TestResult[]> {
  const files = await readdir(`test-results/${folder}`).catch((): string[] => [])
  const reports = files
    .filter((file) => file.startsWith(prefix))
    .map(async (file) => readReport(JSON.parse(await readFile(`test-results/${folder}/${file}`, 'utf8')) as object))
  return (await Promise.all(reports)).flat()
}

async function printFailed(step: string): Promise<void> {
  const failed = (await readFolder('steps', `${step}-`)).filter(({ outcome }) => outcome === 'failed')
  for (const address of new Set(failed.map((result) => result.address))) console.log(address)
}

async function printCount(failedSteps: number): Promise<void> {
  const results = judgeTries(await readFolder('steps'), await readFolder('again'))
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  for (const { name, reason } of failed) console.log(`FAILED: ${name}: ${reason}`)
  for (const { name, outcome, reason } of results)
    if (outcome === 'second try') console.log(`DEFECT: passed only at the second try: ${name}: ${reason}`)
  // A step can fail without any test failing: a lint error, a service that does not start.
  console.log(`${results.length - failed.length} passed, ${Math.max(failed.length, failedSteps)} failed`)
}

const [verb, given = '0'] = process.argv.slice(2)
await (verb === 'failed' ? printFailed(given) : printCount(Number(given)))
