import type { ChildProcess } from 'node:child_process'

/**
 * `short`: takes at most half a minute. `tools`: size of the catalogue, for drills that seed one. `cleanMinutes`: how long to
 * watch an ordinary day instead, for the drill that can.
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
  return { name: `the ${app} survived`, measured: end === null ? 'yes' : `exited with ${end}`, isMet: end === null }
}
