import { machines, traffic } from './assumptions.ts'
import { computeDemand } from './demand.ts'
import type { Layout } from './layouts.ts'
import { memory, sizes, workerMemory } from './measured.ts'

const secondsPerMonth = (365.25 / 12) * 86_400

/** Terabytes sent to visitors per month. */
export const computeTerabytes = (layout: Layout, requestsPerSecond: number): number =>
  (computeDemand(requestsPerSecond, layout).gigabits.sent / 8 / 1_000) * secondsPerMonth

/** EUR per month. */
export const computeMachinePrice = (layout: Layout): number =>
  layout.groups.reduce((sum, { kind, count }) => sum + machines[kind].euros * count, 0)

export const computePrice = (layout: Layout, requestsPerSecond: number): number =>
  computeMachinePrice(layout) +
  computeTerabytes(layout, requestsPerSecond) * (layout.hasCdn ? traffic.cdn : traffic.machine)

/**
 * Gigabytes that processes use, and that each PostgreSQL should have in memory: its tables and the search documents.
 */
export function computeGigabytes({ groups, webs }: Layout): number {
  const countOf = (role: 'edge' | 'postgres') =>
    groups.filter(({ roles }) => roles.includes(role)).reduce((sum, { count }) => sum + count, 0)
  const { webs: twoWebs, apis: twoApis, edge, postgres } = memory.figures
  // As many apis as webs: each web calls its own.
  const processes = (webs * (twoWebs + twoApis)) / 2 + workerMemory.figures.megabytes + countOf('edge') * edge
  const data = sizes.data.figures.megabytes / 1_024 + sizes.documents.figures.gigabytes
  return processes / 1_024 + countOf('postgres') * (postgres / 1_024 + data)
}
