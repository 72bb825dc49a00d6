import type { Endpoint } from '@polydex/contract/endpoint'
import fc from 'fast-check'
import type { Inventory } from '../inputs/read-inventory.ts'
import { validInputs } from '../inputs/valid-inputs.ts'
import type { BenchOptions } from './options.ts'
import { readCpuMs } from './read-cpu.ts'
import { runLoad } from './run-load.ts'
import { summarize, type Summary } from './summarize.ts'

export type MeasuredCall = Summary & { call: string; cpuMsPerCall: number }
type Target = { origin: string; pid: number; headers: Record<string, string> }

/** Enough for the compiler and for each connection to have met each statement. */
const warmUpRequests = 300

export const nameOf = ({ path }: Endpoint): string => path.slice(path.lastIndexOf('/') + 1)

/** Addresses drawn at random from what the database holds; the same seed gives the same ones. */
export const drawPaths = (endpoint: Endpoint, inventory: Inventory, count: number, seed: number): string[] =>
  fc
    .sample(validInputs(endpoint, inventory), { numRuns: count, seed, unbiased: true })
    .map((query) => `${endpoint.path}?${new URLSearchParams(query).toString()}`)

/** Times one call at a rate, after a warm-up with other inputs. */
export async function measureCall(
  endpoint: Endpoint,
  inventory: Inventory,
  { origin, pid, headers }: Target,
  { rate, seconds, seed }: BenchOptions,
): Promise<MeasuredCall> {
  const load = (count: number, from: number) =>
    runLoad({ origin, headers, pace: { rate }, paths: drawPaths(endpoint, inventory, count, from) })
  await load(warmUpRequests, seed + 1)
  const before = await readCpuMs(pid)
  const report = await load(rate * seconds, seed)
  const cpuMs = (await readCpuMs(pid)) - before
  return { call: nameOf(endpoint), ...summarize(report), cpuMsPerCall: cpuMs / report.asked.length }
}
