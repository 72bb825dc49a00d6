import { spawn, type ChildProcess } from 'node:child_process'
import { testSecretsKey } from '../test-secrets.ts'

export type RunningProgram = {
  child: ChildProcess
  /** Everything it has written to stderr. */
  readErrors: () => string
  ended: Promise<{ code: number | null; lines: string[] }>
  stop: () => Promise<void>
}

/** A program of the site as it runs in production, with nothing set but this and a key. */
export function startProgram(file: string, given: Record<string, string>): RunningProgram {
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      SECRETS_KEY: testSecretsKey,
      ...given,
    },
  })
  let errors = ''
  child.stderr.on('data', (bytes) => (errors += String(bytes)))
  const ended = new Promise<{ code: number | null; lines: string[] }>((resolve) => {
    child.once('close', (code) => resolve({ code, lines: errors.split('\n').filter((line) => line !== '') }))
  })
  return {
    child,
    readErrors: () => errors,
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 12_000)
      await ended
      clearTimeout(timer)
    },
  }
}
