import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A rule, and a file that breaks it. */
const probes: [rule: string, path: string, source: string][] = [
  ['web-reaches-data-only-over-http', 'apps/web/app/boundary-probe.ts', `import '@polydex/core/app-error'`],
  ['apps-are-islands', 'apps/worker/src/boundary-probe.ts', `import '../../api/src/bind.ts'`],
  ['contract-depends-on-nothing', 'packages/contract/src/boundary-probe.ts', `import '../../core/src/app-error.ts'`],
  ['calls-know-no-schema', 'packages/contract/src/calls/boundary-probe.ts', `import '../tool.ts'`],
  ['process-knows-nobody', 'packages/process/src/boundary-probe.ts', `import '../../core/src/app-error.ts'`],
  ['core-knows-no-app', 'packages/core/src/boundary-probe.ts', `import '../../../apps/api/src/bind.ts'`],
  ['core-rooms-in-order', 'packages/core/src/mail/boundary-probe.ts', `import '../account/password.ts'`],
  ['core-rooms-in-order', 'packages/core/src/search/text/boundary-probe.ts', `import '../query/plan-search.ts'`],
  ['core-rooms-in-order', 'packages/core/src/unlisted-probe/boundary-probe.ts', `import '../app-error.ts'`],
  [
    'features-do-not-know-each-other',
    'apps/web/app/features/category/boundary-probe.ts',
    `import '../ranking/rank-change.tsx'`,
  ],
  ['ui-knows-no-feature', 'apps/web/app/ui/boundary-probe.ts', `import '../features/site/theme.ts'`],
  ['sql-stays-in-core', 'apps/api/src/boundary-probe.ts', `import 'kysely'`],
  ['production-reaches-no-tests', 'packages/core/src/boundary-probe-of-tests.ts', `import './testing/test-rows.ts'`],
  ['production-reaches-no-tests', 'apps/worker/src/boundary-probe-of-tests.ts', `import '../../../tests/run-mode.ts'`],
  ['every-import-resolves', 'apps/api/src/boundary-probe-of-nothing.ts', `import './nowhere.ts'`],
]

type Violation = { from: string; rule: { name: string } }
let violations: Violation[] = []

/** All probes in one run: most of the check's time is its start-up. */
beforeAll(async () => {
  for (const [, path, source] of probes) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `${source}\n`)
  }
  const words = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...probes.map(([, path]) => path)]
  const { stdout } = await promisify(execFile)('node_modules/.bin/depcruise', words, { maxBuffer: 2 ** 26 })
  violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
}, 60_000)

afterAll(async () => {
  await Promise.all(probes.map(([, path]) => rm(path, { force: true })))
  await rm('packages/core/src/unlisted-probe', { recursive: true, force: true })
})

describe('import boundaries', () => {
  it.each(probes)('%s is caught when broken in %s', (rule, path) => {
    expect(violations.filter(({ from }) => from === path).map(({ rule: { name } }) => name)).toContain(rule)
  })
})
