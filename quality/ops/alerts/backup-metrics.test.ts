import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runBackup } from './backup-metrics.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-backup-'))
  await mkdir(join(folder, 'metrics'))
})
afterAll(() => rm(folder, { recursive: true }))

it.each([
  ['ended well', true, 1],
  ['failed', false, 0],
])('a backup that %s writes metrics that the exporter, another user, can read', async (_how, isWell, verified) => {
  await runBackup(folder, isWell)
  const file = join(folder, 'metrics/polydex-backup.prom')
  expect(await readFile(file, 'utf8')).toContain(`polydex_backup_verified ${verified}\n`)
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('644')
})

it('the umask of these backups is that of the systemd unit', async () => {
  expect(await readFile('deploy/systemd/polydex-.service.d/confine.conf', 'utf8')).toContain('\nUMask=0077\n')
})
