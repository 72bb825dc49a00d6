import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readUnit } from './deploy/read-unit.ts'

const run = promisify(execFile)
const folder = 'deploy/monitoring'
const rules = await readFile(`${folder}/alerts.yml`, 'utf8')
const alerts = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name)

const hasPromtool = await run('promtool', ['--version']).then(
  () => true,
  () => false,
)

describe('alerts', () => {
  it('match the sections of the runbook one to one, each with what to look at and what to do', async () => {
    const runbook = await readFile('docs/runbook.md', 'utf8')
    const sections = runbook.split(/^### /m).slice(1)
    expect(sections.map((text) => text.split('\n', 1)[0])).toEqual(alerts)
    for (const text of sections) {
      expect(text).toMatch(/^- Look(?: and do)?: /m)
      expect(text).toMatch(/^- (?:Look and do|Do): /m)
    }
  })

  it('each fire in a test of alerts.test.yml', async () => {
    const tests = await readFile(`${folder}/alerts.test.yml`, 'utf8')
    expect(alerts.filter((name) => !tests.includes(`{alertname="${name}"}', value: 1`))).toEqual([])
  })

  it('use the memory limits of the units', async () => {
    for (const [name, memory, figure] of [
      ['polydex-api@01', '768M', '768 * 1048576'],
      ['polydex-web@01', '1G', '1024 * 1048576'],
      ['polydex-worker', '1G', '1024 * 1048576'],
      ['polydex-worker@02', '1G', '1024 * 1048576'],
    ] as const) {
      expect([name, (await readUnit(name)).memoryMax]).toEqual([name, memory])
      expect(rules).toContain(figure)
    }
  })

  it('query only metrics that exist', async () => {
    const sources = ['apps/api/src/metrics.ts', 'apps/web/server/web-metrics.ts', 'apps/worker/src/worker-metrics.ts']
    const files = [
      ...sources,
      'apps/api/src/replica/observe-replica.ts',
      `${folder}/edge.mtail`,
      'deploy/commands/backup.sh',
    ]
    const text = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
    const queries = await readFile(`${folder}/postgres-queries.yml`, 'utf8')
    const asked = new Set([...rules.matchAll(/\bpolydex_\w+/g)].map(([name]) => name))
    const unknown = [...asked].filter((name) => {
      const [, of = '', column = ''] = /^(polydex_wal|polydex_archive)_(\w+)$/.exec(name) ?? []
      return of === '' ? !text.includes(name.replace(/_(bucket|count)$/, '')) : !queries.includes(`- ${column}:`)
    })
    expect(unknown).toEqual([])
  })
})

// Skipped on a developer's machine without Debian's Prometheus; .ci/run installs it.
describe.skipIf(!hasPromtool && process.env['CI'] === undefined)('promtool', () => {
  it('accepts the rules, and alerts.test.yml passes', { timeout: 120_000 }, async () => {
    expect((await run('promtool', ['check', 'rules', 'alerts.yml'], { cwd: folder })).stdout).toContain('SUCCESS')
    expect((await run('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: folder })).stdout).toContain('SUCCESS')
  })

  it('accepts the Prometheus configuration', async () => {
    const words = ['check', 'config', '--syntax-only', 'prometheus.yml']
    expect((await run('promtool', words, { cwd: folder })).stdout).toContain('SUCCESS')
  })
})
