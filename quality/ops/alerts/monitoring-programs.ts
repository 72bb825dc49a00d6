import { execFile } from 'node:child_process'
import { access, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Debian's packages; each has one program of the same name. */
const packages = [
  'mtail',
  'prometheus',
  'prometheus-alertmanager',
  'prometheus-blackbox-exporter',
  'prometheus-node-exporter',
  'prometheus-postgres-exporter',
] as const

export type MonitoringProgram = (typeof packages)[number]

type Unpacked = {
  pathOf: (program: MonitoringProgram) => string
  /** The /usr/share of the unpacked packages, where the programs look for their files. */
  share: string
}

/**
 * Downloads and unpacks the programs of Debian's packages. They are not installed, so nothing on this machine is started or
 * changed. Kept for the next run.
 */
export async function fetchMonitoringPrograms(): Promise<Unpacked> {
  const folder = join('/var/tmp', `polydex-monitoring-${process.getuid?.() ?? 0}`)
  const pathOf = (program: string) => join(folder, 'usr/bin', program)
  const missing: string[] = []
  for (const name of packages) await access(pathOf(name)).catch(() => missing.push(name))
  if (missing.length > 0) {
    await mkdir(folder, { recursive: true })
    const download = () => run('apt-get', ['download', '-qq', ...missing], { cwd: folder })
    // A machine that has never run `apt-get update` knows no packages.
    await download().catch(async () => {
      await run('apt-get', ['update', '-qq'])
      await download()
    })
    const files = (await readdir(folder)).filter((name) => name.endsWith('.deb'))
    for (const file of files) await run('dpkg-deb', ['-x', join(folder, file), folder])
  }
  return { pathOf, share: join(folder, 'usr/share') }
}
