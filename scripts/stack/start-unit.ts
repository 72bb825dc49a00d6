import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { readUnit } from '../deploy/read-unit.ts'

/** Settings that a machine of one's own has otherwise, or that nobody else may know. */
export type Settings = Record<string, string>

type Started = {
  pid: number
  ended: Promise<number | null>
  /** We need not wait for its end. */
  leave: () => void
}

/**
 * Runs what a unit would run, as ourselves: users and confinement need systemd. It outlives us. `folder`: of the release;
 * without it, this tree.
 */
export async function startUnit(name: string, settings: Settings, logFile: string, folder = '.'): Promise<Started> {
  const { words, environment } = await readUnit(name)
  // systemd gives each process a folder of its own for this.
  delete environment['NODE_COMPILE_CACHE']
  const known = Object.fromEntries(Object.entries(settings).filter(([key]) => key in environment))
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, words, {
    detached: true,
    cwd: folder,
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'], ...environment, ...known },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (child.pid === undefined) throw new Error(`${name} did not start`)
  return { pid: child.pid, ended, leave: () => child.unref() }
}
