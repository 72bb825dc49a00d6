import { defineConfig } from '@playwright/test'
import { testBrowserOptions } from './tests/browser.ts'

/** Their tests follow one another: begun last, one worker would work on them for minutes while the other has nothing to do. */
const begunFirst = ['e2e/show-foreign-text.test.ts']
const testMatch = 'e2e/**/*.test.ts'

export default defineConfig({
  projects: [
    { name: 'first', testMatch: begunFirst },
    { name: 'then', testMatch, testIgnore: begunFirst },
  ],
  globalSetup: './e2e/start-sites.ts',
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 120_000,
  // A change is not held up by a machine that is shared with others, but .ci/run names such a test as a defect.
  retries: process.env['SECOND_TRY'] === 'true' ? 1 : 0,
  // Two browsers, three sites and a database share two cores, of which a busy host leaves a fraction. A long timeout costs
  // nothing if the answer is quick.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: { launchOptions: testBrowserOptions, locale: 'en-US' },
})
