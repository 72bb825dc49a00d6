import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const run = promisify(execFile)
const folder = 'deploy/monitoring'

const hasPromtool = await run('promtool', ['--version']).then(
  () => true,
  () => false,
)

// Skipped on a developer's machine without Debian's Prometheus; .ci/run installs it.
describe.skipIf(!hasPromtool && process.env['CI'] === undefined)('promtool', () => {
  it('accepts the rules, and alerts.test.yml passes', { timeout: 120_000 }, async () => {
    expect((await run('promtool', ['check', 'rules', 'alerts.yml'], { cwd: folder })).stdout).toContain('SUCCESS')
    expect((await run('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: folder })).stdout).toContain('SUCCESS')
  })
})
