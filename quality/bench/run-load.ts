import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { LoadPlan, LoadReport } from './load.ts'

/**
 * Sends the load from a process of its own, so that neither the API nor this process distorts the times. Only on this
 * machine.
 */
export function runLoad(plan: LoadPlan): Promise<LoadReport> {
  if (new URL(plan.origin).hostname !== '127.0.0.1') throw new Error('The load test works only on a local API')
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'load.ts'), { execArgv: [] })
    child.once('message', (report) => resolve(report as LoadReport))
    child.once('exit', (code) => reject(new Error(`The load process exited with ${code}`)))
    child.send(plan)
  })
}
