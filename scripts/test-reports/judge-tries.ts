import type { TestResult } from './read-report.ts'

/**
 * Results of a first run, corrected by those of a second one of the files and lines that failed. A test that passed
 * there counts as passed at the second try. One that did not run there stays failed.
 */
export function judgeTries(first: TestResult[], again: TestResult[]): TestResult[] {
  const byName = Map.groupBy(again, ({ name }) => name)
  const byFile = Map.groupBy(again, ({ address }) => address)
  return first.map((result) => {
    const { name, address, outcome } = result
    // A file that failed outside its tests has no result of its own when it passes.
    const repeated = (name === address ? byFile.get(address) : byName.get(name)) ?? []
    const passedThen = repeated.length > 0 && repeated.every((test) => test.outcome !== 'failed')
    return outcome === 'failed' && passedThen ? { ...result, outcome: 'second try' } : result
  })
}
