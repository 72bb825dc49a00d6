import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo, type Server } from 'node:net'

type Settings = Record<string, string>

export type RunningProgram = {
  child: ChildProcess
  /** Exit code; null if a signal ended it. */
  ended: Promise<number | null>
  /** Sends SIGTERM, then SIGKILL if the program takes longer. */
  stop: (patienceMs?: number) => Promise<void>
}

export type ObservedProgram = Omit<RunningProgram, 'ended'> & {
  /** Resolves when the text has been written to stdout. */
  untilWritten: (text: string) => Promise<void>
  /** Output to stderr so far. */
  readErrors: () => string
  /** Exit code and all output, by lines. */
  ended: Promise<{ code: number | null; out: string[]; err: string[] }>
}

/** Milliseconds. For a program that may use the whole deadline of runProcess before it is killed. */
const beyondDeadlineMs = 12_000

/** Runs a file of this repository as part of a test's environment. It inherits our settings; its errors are shown. */
export function startProgram(command: string | readonly string[], given: Settings): RunningProgram {
  const child = spawn(process.execPath, [command].flat(), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...given },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended, stop: (patienceMs = 3_000) => stop(child, ended, patienceMs) }
}

/**
 * Runs a file of this repository, or of a copy of it, as the program under test: it gets only the given settings, and
 * its output is kept.
 */
export function observeProgram(command: string | readonly string[], given: Settings, folder = '.'): ObservedProgram {
  const child = spawn(process.execPath, [command].flat(), {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...given },
  })
  const written = { out: '', err: '' }
  child.stdout.on('data', (bytes) => (written.out += String(bytes)))
  child.stderr.on('data', (bytes) => (written.err += String(bytes)))
  const ended = new Promise<{ code: number | null; out: string[]; err: string[] }>((resolve) => {
    child.once('close', (code) => resolve({ code, out: linesOf(written.out), err: linesOf(written.err) }))
  })
  return {
    child,
    ended,
    readErrors: () => written.err,
    untilWritten: (text) =>
      new Promise((resolve) => {
        const look = () => written.out.includes(text) && resolve()
        child.stdout.on('data', look)
        look()
      }),
    stop: (patienceMs = beyondDeadlineMs) => stop(child, ended, patienceMs),
  }
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '')

async function stop(child: ChildProcess, ended: Promise<unknown>, patienceMs: number): Promise<void> {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await ended
  clearTimeout(timer)
}

/** Opens a server on a free port of 127.0.0.1; returns the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return (server.address() as AddressInfo).port
}

/**
 * Below the ephemeral port range: an outgoing connection could take a port between the moment it was found free and the
 * moment a program listens on it.
 */
const [firstPort, lastPort] = [20_000, 32_000]
const givenPorts = new Set<number>()

/** A port of 127.0.0.1 that nothing listens on. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = firstPort + Math.floor(Math.random() * (lastPort - firstPort))
    if (givenPorts.has(port) || !(await isFree(port))) continue
    givenPorts.add(port)
    return port
  }
}

export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
