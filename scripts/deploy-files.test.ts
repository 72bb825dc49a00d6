import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readUnit, unitsFolder } from './deploy/read-unit.ts'
import { filledIn, fillIn, loadOf, type Environment } from './deploy/settings.ts'

const run = promisify(execFile)
const units = (await readdir(unitsFolder)).filter((name) => name.endsWith('.service'))
const envFiles = await readdir('deploy/env')

const processOf = (unit: string): string => /^polydex-([a-z]+)/.exec(unit)?.[1] ?? ''

/** The first worker is not an instance. */
const asInstance = (unit: string): string => unit.replace('@.', processOf(unit) === 'worker' ? '@02.' : '@01.')

const environmentOf = async (unit: string): Promise<Environment> =>
  (await readUnit(asInstance(unit).replace('.service', ''))).environment

const hasSystemd = await run('systemd-analyze', ['--version']).then(
  () => true,
  () => false,
)

describe('the unit of the nightly backup', () => {
  it('turns off RemoveIPC, because it runs as the user of PostgreSQL', async () => {
    const unit = await readFile('deploy/backup/polydex-backup.service', 'utf8')
    const confined = await readFile(join(unitsFolder, 'polydex-.service.d/confine.conf'), 'utf8')
    expect([unit, confined]).toEqual([
      expect.stringContaining('\nUser=postgres\n'),
      expect.stringContaining('\nRemoveIPC=yes\n'),
    ])
    const [own = ''] = await readdir('deploy/backup/polydex-backup.service.d')
    // systemd reads drop-ins of all folders in the order of their names; the last one wins.
    expect(own > 'confine.conf').toBe(true)
    expect(await readFile(join('deploy/backup/polydex-backup.service.d', own), 'utf8')).toContain('\nRemoveIPC=no\n')
  })
})

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

  it.each(units)('%s has a security exposure of at most 2.5', async (unit) => {
    const { stdout } = await analyze('security', '--offline=true', '--no-pager', asInstance(unit))
    const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])
    expect(exposure).toBeLessThanOrEqual(2.5)
  })

  it('would be refused with a setting that systemd does not know', { timeout: 30_000 }, async () => {
    await writeFile(join(folder, 'wrong.service'), `[Service]\nExecStart=${process.execPath}\nProtectSistem=strict\n`)
    await expect(analyze('verify', '--recursive-errors=no', 'wrong.service')).rejects.toThrow('ProtectSistem')
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
    given.delete('NODE_COMPILE_CACHE')
    expect([...given].toSorted()).toEqual([...known].toSorted())
  })

  it('contains no value of a development machine and no secret', async () => {
    for (const file of envFiles) {
      const text = await readFile(`deploy/env/${file}`, 'utf8')
      expect(text).not.toMatch(/polydex:polydex|54320|63790|for-development/)
      const values = parseEnv(text)
      for (const name of Object.keys(filledIn)) expect(values[name] ?? '').toBe('')
    }
  })

  it('gives a second worker its own port and queues, and otherwise the settings of the first', async () => {
    const { WORKER_INNER_PORT: firstPort, WORKER_QUEUES: all, ...first } = await environmentOf('polydex-worker.service')
    const { WORKER_INNER_PORT: port, WORKER_QUEUES: queues, ...second } = await environmentOf('polydex-worker@.service')
    expect([firstPort, all, port, queues]).toEqual(['4301', '', '4302', 'mail'])
    expect(second).toEqual(first)
  })

  it('gives the web no secret but the one it shares with the api', async () => {
    const names = Object.keys(await environmentOf('polydex-web@.service'))
    expect(names.filter((name) => /DATABASE|REDIS|SMTP|SECRETS/.test(name))).toEqual([])
  })
})

describe('backups', () => {
  it('expire within the days that /privacy states, although full backups are a week apart', async () => {
    const conf = await readFile('deploy/backup/pgbackrest.conf', 'utf8')
    const kept = Number(/^repo1-retention-full=(\d+)$/m.exec(conf)?.[1])
    const stated = Number(/^fill web BACKUPS_KEPT_DAYS (\d+)$/m.exec(await readFile('deploy/install.md', 'utf8'))?.[1])
    // A week between two full backups, and a day until the next backup expires them.
    expect(kept + 7 + 1).toBeLessThanOrEqual(stated)
    expect(await readFile('deploy/commands/backup.sh', 'utf8')).toContain('date +%u)" = 7 ] && echo full')
  })
})
