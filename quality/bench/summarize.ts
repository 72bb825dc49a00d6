import type { LoadReport } from './load.ts'

/** Milliseconds. */
type Spread = { p50: number; p95: number; p99: number; max: number }
export type Summary = Spread & {
  requests: number
  /** Everything but 200. */
  errors: number
  statuses: Record<string, number>
  requestsPerSecond: number
  /** How late requests left: the load process's own fault, and contained in the latencies. */
  lateP99: number
  bytesMean: number
}

/** The value that a share of the values does not exceed. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

export function summarize({ asked, seconds }: LoadReport): Summary {
  const latencies = asked.map(({ latencyMs }) => latencyMs).toSorted((a, b) => a - b)
  const statuses: Record<string, number> = {}
  for (const { status } of asked) statuses[status] = (statuses[status] ?? 0) + 1
  return {
    requests: asked.length,
    errors: asked.length - (statuses['200'] ?? 0),
    statuses,
    requestsPerSecond: asked.length / seconds,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    p99: percentile(latencies, 0.99),
    max: percentile(latencies, 1),
    lateP99: percentile(
      asked.map(({ lateMs }) => lateMs).toSorted((a, b) => a - b),
      0.99,
    ),
    bytesMean: asked.reduce((sum, { bytes }) => sum + bytes, 0) / Math.max(1, asked.length),
  }
}
