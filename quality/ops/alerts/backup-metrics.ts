import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A stub of pgbackrest that always succeeds or always fails: the drill `restore` runs the real one. */
const standIn = (isWell: boolean): string =>
  `#!/bin/sh\ncase "$*" in *verify*) echo 'status: ${isWell ? 'ok' : 'error'}' ;; *) exit ${isWell ? 0 : 1} ;; esac\n`

/**
 * Runs deploy/commands/backup.sh, which writes the metrics for the alerts into the folder of the exporter, with the umask of
 * polydex-.service.d, as every night.
 */
export async function runBackup(folder: string, isWell: boolean): Promise<void> {
  const bin = join(folder, 'bin')
  await mkdir(bin, { recursive: true })
  await writeFile(join(bin, 'pgbackrest'), standIn(isWell), { mode: 0o755 })
  const env = {
    ...process.env,
    PATH: [bin, process.env['PATH']].join(delimiter),
    POLYDEX_METRICS: join(folder, 'metrics'),
  }
  const end = run('bash', ['-c', 'umask 0077; exec bash deploy/commands/backup.sh full'], { env })
  if (isWell) await end
  else await end.catch(() => {})
}

/** Backdates the last successful backup by this many hours. */
export async function ageBackup(folder: string, hours: number): Promise<void> {
  const file = join(folder, 'metrics/polydex-backup.prom')
  const text = await readFile(file, 'utf8')
  const older = (_all: string, seconds: string) => `_seconds ${Number(seconds) - hours * 3_600}`
  await writeFile(file, text.replace(/_seconds (\d+)/, older))
}
