import { spawn, type ChildProcess } from 'node:child_process'
import type { Logger } from '@polydex/process/create-logger'

/** A child that ends is restarted; after this many ends within this time (ms) a restart is considered futile. */
const [maxEnds, shortMs] = [5, 60_000]
/** Milliseconds before a restart; doubled with each end within that time. */
const firstPauseMs = 250
/** Milliseconds; longer than a process's own deadline to stop. */
const patienceMs = 15_000

/** Each has an environment of its own: secrets of one process are not for the others. */
export type App = { name: string; command: readonly string[]; environment: NodeJS.ProcessEnv }

type Supervision = {
  /** In the order in which they are stopped: callers before the processes that they call. */
  apps: readonly App[]
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Resolves when all should stop. */
  stop: Promise<void>
}

/**
 * Runs programs on Node until they should stop, and restarts those that end earlier. Returns 0 if all ended cleanly
 * after the stop, and 1 if one ended too often or with a failure; none is left running.
 */
export async function superviseApps({ apps, log, stop }: Supervision): Promise<0 | 1> {
  const running = new Map<string, ChildProcess>()
  const over = new AbortController()
  // If this process exits without waiting, it kills them too; by group, because `--watch` has children.
  process.once('exit', () => {
    for (const { pid } of running.values()) if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  })

  /** Keeps one running until it has ended too often or everything stops. */
  const keep = async ({ name, command, environment }: App): Promise<void> => {
    for (let ends: number[] = []; !over.signal.aborted;) {
      // In a process group of its own: otherwise a signal of the terminal would reach it in addition to ours, and two
      // signals end it immediately.
      const child = spawn(process.execPath, command, { stdio: 'inherit', env: environment, detached: true })
      running.set(name, child)
      const how = await endOf(child)
      running.delete(name)
      if (over.signal.aborted) return
      ends = [...ends, Date.now()].filter((time) => time > Date.now() - shortMs)
      if (ends.length >= maxEnds)
        throw new Error(`${name} exited ${maxEnds} times within ${shortMs / 1_000} s, the last time with ${how}`)
      const pauseMs = firstPauseMs * 2 ** (ends.length - 1)
      log.warn(`${name} exited with ${how}; restarting it in ${pauseMs} ms`)
      await pause(pauseMs, over.signal)
    }
  }

  const kept = apps.map(keep)
  const fault = await Promise.race([stop, ...kept]).then(
    () => undefined,
    (error: Error) => error,
  )
  if (fault !== undefined) log.error(`${fault.message}; stopping all apps`)
  over.abort()
  let code: 0 | 1 = fault === undefined ? 0 : 1
  for (const { name } of apps) {
    const child = running.get(name)
    if (child === undefined) continue
    const how = await end(child)
    if (how !== 'code 0') {
      log.warn(`${name} exited with ${how}`)
      code = 1
    }
  }
  await Promise.allSettled(kept)
  return code
}

const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
  })

async function end(child: ChildProcess): Promise<string> {
  const ended = endOf(child)
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  const how = await ended
  clearTimeout(timer)
  return how
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
