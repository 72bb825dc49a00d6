import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { innerSecret } from '../quality/inner-secret.ts'

type RunProcess = {
  /** Everything that was written to stdout, by lines. */
  lines: () => string[]
  stop: () => Promise<void>
  /** Code and what stood on stderr, by lines. */
  ended: Promise<{ code: number | null; faults: string[] }>
}

const linesOf = (written: string): string[] => written.split('\n').filter((line) => line !== '')

/** A process of the site as an operator starts it, with nothing of this one's environment but what is named. */
export function runProcess(file: string, given: Record<string, string>): RunProcess {
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', INNER_SECRET: innerSecret, ...given },
  })
  let written = ''
  child.stdout.on('data', (chunk) => {
    written += String(chunk)
  })
  const ended = Promise.all([text(child.stderr), once(child, 'exit')]).then(([faults, [code]]) => ({
    code: code as number | null,
    faults: linesOf(faults),
  }))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { lines: () => linesOf(written), stop, ended }
}
