import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '@polydex/process/create-logger'

/** Milliseconds before a restart; doubled with each one up to the maximum, until a child has lived for a minute. */
const [firstPauseMs, maxPauseMs, steadyMs] = [250, 30_000, 60_000]
/** Milliseconds; longer than a process's own deadline to stop. */
const patienceMs = 15_000

/** Each has an environment of its own: secrets of one process are not for the others. */
export type App = { name: string; command: readonly string[]; environment: NodeJS.ProcessEnv }

type Supervision = {
  /** In the order in which they are stopped: callers before the processes that they call. */
  apps: readonly App[]
  log: Pick<Logger, 'warn'>
  /** Resolves when all should stop. */
  stop: Promise<void>
}

/**
 * Runs programs on Node until they should stop, and restarts those that end earlier, however often: one that cannot run
 * takes none of the others with it. Returns 0 if all ended cleanly after the stop, else 1; none is left running.
 */
export async function superviseApps({ apps, log, stop }: Supervision): Promise<0 | 1> {
  const running = new Map<string, ChildProcess>()
  const over = new AbortController()
  // If this process exits without waiting, it kills them too; by group, because `--watch` has children.
  process.once('exit', () => {
    for (const { pid } of running.values()) if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  })

  /** Keeps one running until everything stops. */
  const keep = async ({ name, command, environment }: App): Promise<void> => {
    for (let pauseMs = firstPauseMs; !over.signal.aborted; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      const startedAt = performance.now()
      // In a process group of its own: otherwise a signal of the terminal would reach it in addition to ours, and two
      // signals end it immediately.
      const child = spawn(process.execPath, command, { stdio: 'inherit', env: environment, detached: true })
      running.set(name, child)
      const how = await endOf(child)
      running.delete(name)
      if (over.signal.aborted) return
      if (performance.now() - startedAt > steadyMs) pauseMs = firstPauseMs
      log.warn(`${name} exited with ${how}; restarting it in ${pauseMs} ms`)
      await wait(pauseMs, undefined, { signal: over.signal }).catch(() => {})
    }
  }

  const kept = apps.map(keep)
  await stop
  over.abort()
  let code: 0 | 1 = 0
  for (const { name } of apps) {
    const child = running.get(name)
    if (child === undefined) continue
    const how = await end(child)
    if (how !== 'code 0') {
      log.warn(`${name} exited with ${how}`)
      code = 1
    }
  }
  await Promise.all(kept)
  return code
}

/** Resolves with the code, signal or fault with which a process ends. */
export const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
  })

/** Asks a process to end, and kills it after so many milliseconds. */
export async function end(child: ChildProcess, waitMs = patienceMs): Promise<string> {
  const ended = endOf(child)
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), waitMs)
  const how = await ended
  clearTimeout(timer)
  return how
}
