import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const written: string[] = []

afterEach(async () => {
  await Promise.all(written.splice(0).map((path) => rm(path)))
  await rm('packages/core/src/unlisted-probe', { recursive: true, force: true })
})

/** Writes a file that crosses a boundary and returns what the check says of it. */
async function checkWith(path: string, source: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  written.push(path)
  await writeFile(path, source)
  const config = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err']
  return run('node_modules/.bin/depcruise', [...config, path]).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}

describe('import boundaries', () => {
  it.each([
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
    ['production-reaches-no-tests', 'packages/core/src/boundary-probe.ts', `import './testing/test-rows.ts'`],
    ['production-reaches-no-tests', 'apps/worker/src/boundary-probe.ts', `import '../../../quality/run-mode.ts'`],
    ['every-import-resolves', 'apps/api/src/boundary-probe.ts', `import './nowhere.ts'`],
  ])('%s is caught when broken', { timeout: 20_000 }, async (rule, path, source) => {
    expect(await checkWith(path, `${source}\n`)).toContain(rule)
  })
})
