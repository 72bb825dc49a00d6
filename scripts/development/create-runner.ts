import { spawn, type ChildProcess } from 'node:child_process'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from '@polydex/process/create-logger'
import { end, endOf, type App } from '../supervise-apps.ts'

/** Milliseconds that an app gets to stop: a developer waits for it. */
const patienceMs = 3_000

const reportLoads = new URL('report-loads.ts', import.meta.url).href

type Runner = {
  name: string
  isDown: () => boolean
  hasLoaded: (path: string) => boolean
  /** Ends the running process, if there is one, and starts the next. */
  restart: (app: App) => Promise<void>
  stop: () => Promise<void>
  /** At once, for the exit of this process. */
  kill: () => void
}

/** Runs one app, and knows which files it has loaded. If it exits, it stays down until it is started again. */
export function createRunner(name: string, log: Pick<Logger, 'error'>): Runner {
  let running: ChildProcess | undefined
  const loaded = new Set<string>()

  const stop = async (): Promise<void> => {
    const child = running
    running = undefined
    if (child !== undefined) await end(child, patienceMs)
  }

  const restart = async ({ command, environment }: App): Promise<void> => {
    await stop()
    loaded.clear()
    // In a process group of its own, like in production: a signal of the terminal is for its parent.
    const child = spawn(process.execPath, [`--import=${reportLoads}`, ...command], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: environment,
      detached: true,
    })
    running = child
    child.on('message', (url: string) => loaded.add(relative('', fileURLToPath(url))))
    void noteEnd(child)
  }

  const noteEnd = async (child: ChildProcess): Promise<void> => {
    const how = await endOf(child)
    if (running !== child) return
    running = undefined
    log.error(`${name} exited with ${how}; the next save starts it again`)
  }

  return {
    name,
    isDown: () => running === undefined,
    hasLoaded: (path) => loaded.has(path),
    restart,
    stop,
    kill: () => {
      if (running?.pid !== undefined) process.kill(-running.pid, 'SIGKILL')
    },
  }
}
