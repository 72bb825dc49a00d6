import type { ChildProcess } from 'node:child_process'

/**
 * `short`: at most half a minute. `tools`: the size of a drill that has one. `cleanMinutes`: of a drill that can also watch
 * an ordinary day, for how long.
 */
export type DrillOptions = { short: boolean; tools?: number; cleanMinutes?: number }

/** One thing that a drill measured, and whether it meets its bar. */
export type Bar = { name: string; measured: string | number; isMet: boolean }

/** Prints what was measured. Returns whether every bar is met. */
export function expectBars(bars: readonly Bar[]): boolean {
  for (const { name, measured, isMet } of bars) console.log(`${isMet ? '     ok' : ' MISSED'}  ${name}: ${measured}`)
  return bars.every(({ isMet }) => isMet)
}

/** Whether a process has survived the drill. */
export function livesBar(app: string, { child }: { child: ChildProcess }): Bar {
  const end = child.signalCode ?? child.exitCode
  return { name: `the ${app} lives`, measured: end === null ? 'yes' : `ended with ${end}`, isMet: end === null }
}
