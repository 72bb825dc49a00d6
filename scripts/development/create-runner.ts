import { spawn, type ChildProcess } from 'node:child_process'
import type { Logger } from '@polydex/process/create-logger'
import { end, endOf, type App } from '../supervise-apps.ts'

/** Milliseconds that an app gets to stop: a developer waits for it. */
const patienceMs = 3_000

type Runner = {
  name: string
  isDown: () => boolean
  /** Ends the running process, if there is one, and starts the next. */
  restart: (app: App) => Promise<void>
  stop: () => Promise<void>
  /** At once, for the exit of this process. */
  kill: () => void
}

/** Runs one app. If it exits, it stays down until it is started again. */
export function createRunner(name: string, log: Pick<Logger, 'error'>): Runner {
  let running: ChildProcess | undefined

  const stop = async (): Promise<void> => {
    const child = running
    running = undefined
    if (child !== undefined) await end(child, patienceMs)
  }

  const restart = async ({ command, environment }: App): Promise<void> => {
    await stop()
    // In a process group of its own, like in production: a signal of the terminal is for its parent.
    const child = spawn(process.execPath, command, { stdio: 'inherit', env: environment, detached: true })
    running = child
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
    restart,
    stop,
    kill: () => {
      if (running?.pid !== undefined) process.kill(-running.pid, 'SIGKILL')
    },
  }
}
