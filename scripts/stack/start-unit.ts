import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { readUnit } from '../deploy/read-unit.ts'

/** Settings that differ from deploy/env on this machine, and secrets. */
export type Settings = Record<string, string>

type Started = {
  pid: number
  ended: Promise<number | null>
  /** Lets this process exit without waiting for it. */
  leave: () => void
}

/**
 * Runs the command of a unit as the current user: users and sandboxing need systemd. The process outlives this one. `folder`:
 * that of the release; by default this tree.
 */
export async function startUnit(name: string, settings: Settings, logFile: string, folder = '.'): Promise<Started> {
  const { words, environment } = await readUnit(name)
  // Only systemd creates the cache folder of each process.
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
