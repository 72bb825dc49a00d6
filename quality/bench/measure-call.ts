import fc from 'fast-check'
import type { Inventory } from '../inputs/read-inventory.ts'
import { validInputs } from '../inputs/valid-inputs.ts'
import type { BenchCase } from './list-cases.ts'
import type { BenchOptions } from './options.ts'
import { readCpuMs } from './read-cpu.ts'
import { runLoad } from './run-load.ts'
import { summarize, type Summary } from './summarize.ts'

export type MeasuredCall = Summary & { call: string; cpuMsPerCall: number }
type Target = { origin: string; pid: number; headers: Record<string, string> }

/** Enough for the JIT compiler, and for each connection to have prepared each statement: a process runs for weeks. */
const warmUp = { atOnce: 2, seconds: 5 }

/** Random addresses drawn from the content of the database; the same seed gives the same ones. */
export const drawPaths = (
  { endpoint, accepts }: BenchCase,
  inventory: Inventory,
  count: number,
  seed: number,
): string[] =>
  fc
    .sample(validInputs(endpoint, inventory).filter(accepts), { numRuns: count, seed, unbiased: true })
    .map((query) => `${endpoint.path}?${new URLSearchParams(query).toString()}`)

/** Times one call at a rate, after a warm-up with other inputs. */
export async function measureCall(
  timed: BenchCase,
  inventory: Inventory,
  { origin, pid, headers }: Target,
  { rate, seconds, seed }: BenchOptions,
): Promise<MeasuredCall> {
  const pathsFrom = (from: number) => drawPaths(timed, inventory, rate * seconds, from)
  await runLoad({ origin, headers, pace: warmUp, paths: pathsFrom(seed + 1) })
  const before = await readCpuMs(pid)
  const report = await runLoad({ origin, headers, pace: { rate }, paths: pathsFrom(seed) })
  const cpuMs = (await readCpuMs(pid)) - before
  return { call: timed.name, ...summarize(report), cpuMsPerCall: cpuMs / report.asked.length }
}
