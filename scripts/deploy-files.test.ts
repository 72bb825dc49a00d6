import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readUnit, unitsFolder } from '../tests/read-unit.ts'
import { settingsOfSandbox, type Sandbox } from './polydex/run-in-sandbox.ts'
import { filledIn, fillIn, loadOf, type Environment } from '../tests/settings.ts'

const run = promisify(execFile)
const units = (await readdir(unitsFolder)).filter((name) => name.endsWith('.service'))

const processOf = (unit: string): string => /^polydex-([a-z]+)/.exec(unit)?.[1] ?? ''

/** The first worker is not an instance. */
const asInstance = (unit: string): string => unit.replace('@.', processOf(unit) === 'worker' ? '@02.' : '@01.')

const environmentOf = async (unit: string): Promise<Environment> =>
  (await readUnit(asInstance(unit).replace('.service', ''))).environment

const hasSystemd = await run('systemd-analyze', ['--version']).then(
  () => true,
  () => false,
)

// Skipped on a developer's machine without systemd; .ci/run installs it.
describe.skipIf(!hasSystemd && process.env['CI'] === undefined)('units', () => {
  let folder = ''
  const analyze = (...words: string[]) =>
    run('systemd-analyze', words, { env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:/lib/systemd/system` } })
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'polydex-units-'))
    await cp(unitsFolder, folder, { recursive: true })
    // Path of Node on this machine: systemd rejects a unit whose program is missing.
    for (const unit of units) {
      const text = await readFile(join(folder, unit), 'utf8')
      await writeFile(join(folder, unit), text.replace('/usr/local/bin/node', process.execPath))
    }
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('pass systemd-analyze verify without a warning', { timeout: 30_000 }, async () => {
    const { stdout, stderr } = await analyze('verify', '--recursive-errors=no', ...units.map(asInstance))
    expect(stdout + stderr).toBe('')
  })
})

describe('environment', () => {
  it.each(units)('of %s is enough to start in production once the blanks are filled in', async (unit) => {
    const environment = fillIn(await environmentOf(unit))
    expect(loadOf[processOf(unit)]).toBeDefined()
    expect(() => loadOf[processOf(unit)]?.(environment)).not.toThrow()
  })

  it('holds every variable of every process, and nothing else', async () => {
    const known = new Set<string>()
    const given = new Set<string>()
    for (const unit of units) {
      const environment = await environmentOf(unit)
      for (const name of Object.keys(loadOf[processOf(unit)]?.({ ...environment, ...filledIn }) ?? {})) known.add(name)
      for (const name of Object.keys(environment)) given.add(name)
    }
    // The first is computed from other settings; Node itself reads the second.
    known.delete('namesProxies')
    // Read before the others: they depend on it.
    known.add('SITE_FILE')
    given.delete('NODE_COMPILE_CACHE')
    expect([...given].toSorted()).toEqual([...known].toSorted())
  })
})

describe('polydex', () => {
  it('gives each role the settings of its unit', async () => {
    for (const [role, unit] of Object.entries({ api: 'api@', worker: 'worker', desk: 'desk' })) {
      const text = await readFile(join(unitsFolder, `polydex-${unit}.service`), 'utf8')
      const named = [...text.matchAll(/^EnvironmentFile=\/etc\/polydex\/(\w+)\.env/gm)].map(([, name]) => name)
      expect([role, settingsOfSandbox[role as Sandbox]]).toEqual([role, named])
    }
  })
})

describe('images', () => {
  it('copy only what .dockerignore sends to the builder', async () => {
    const sent = (await readFile('.dockerignore', 'utf8')).split('\n').filter((line) => line.startsWith('!'))
    const copies = (await readFile('deploy/containers/Dockerfile', 'utf8')).matchAll(/^COPY (?!--)(.+) \S+$/gm)
    const copied = [...copies].flatMap(([, paths = '']) => paths.split(' '))
    const missing = copied.filter((path) => !sent.some((line) => `!${path}/`.startsWith(`${line}/`)))
    expect([copied.length > 30, missing]).toEqual([true, []])
  })
})

describe('backups', () => {
  it('expire within the days that /privacy states, although full backups are a week apart', async () => {
    const conf = await readFile('deploy/backup/pgbackrest.conf', 'utf8')
    const kept = Number(/^repo1-retention-full=(\d+)$/m.exec(conf)?.[1])
    const stated = Number(/^fill web BACKUPS_KEPT_DAYS (\d+)$/m.exec(await readFile('deploy/install.md', 'utf8'))?.[1])
    // A week between two full backups, and a day until the next backup expires them.
    expect(kept + 7 + 1).toBeLessThanOrEqual(stated)
  })
})
