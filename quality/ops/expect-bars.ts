/** One thing that a drill measured, and whether it is as it must be. */
export type Bar = { name: string; measured: string | number; isMet: boolean }

/** Prints what was measured; whether all of it is as it must be. */
export function expectBars(bars: readonly Bar[]): boolean {
  for (const { name, measured, isMet } of bars) console.log(`${isMet ? '     ok' : ' MISSED'}  ${name}: ${measured}`)
  return bars.every(({ isMet }) => isMet)
}
