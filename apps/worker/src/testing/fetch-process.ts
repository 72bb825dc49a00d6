import { fork } from 'node:child_process'
import type { FetchListsOptions } from '../bands/fetch-lists.ts'

export type RunRequest = {
  databaseUrl: string
  server: { ca: string; port: number }
  now: string
  months: number
  options: Pick<FetchListsOptions, 'limits' | 'maxTextBytes' | 'pausesMs'> & { countryCodes?: string[] }
}

export type RunAnswer = {
  result?: Record<string, unknown>
  error?: string
  /** Peak: overall, and up to the end of each step. */
  memoryMb: number
  memoryAfterMb: { fetched?: number; ranked?: number; listed?: number }
}

export const testAddress = 'https://lists.test/{country}/{month}.csv.gz'

/** Starts the job in a process of its own; resolves to its answer, or undefined if it was killed. */
export function startFetch(request: RunRequest): { done: Promise<RunAnswer | undefined>; kill: () => void } {
  const child = fork(new URL('run-fetch.ts', import.meta.url), {
    // As in `npm run job`: incoming text becomes garbage immediately, and a small young generation is collected soon
    // enough.
    execArgv: ['--max-semi-space-size=8'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let answer: RunAnswer | undefined
  child.on('message', (message) => {
    answer = message as RunAnswer
  })
  child.send(request)
  return {
    done: new Promise((resolve) => void child.once('exit', () => resolve(answer))),
    kill: () => void child.kill('SIGKILL'),
  }
}
