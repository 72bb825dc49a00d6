import { quantile } from '../../tests/quantile.ts'
import type { LoadReport } from './load.ts'

/** Milliseconds. */
type Spread = { p50: number; p95: number; p99: number; max: number }
export type Summary = Spread & {
  requests: number
  /** Answers other than 200. */
  errors: number
  statuses: Record<string, number>
  requestsPerSecond: number
  /** Milliseconds that requests were sent late: the fault of the load process, and contained in the latencies. */
  lateP99: number
  bytesMean: number
}

export function summarize({ asked, seconds }: LoadReport): Summary {
  const latencies = asked.map(({ latencyMs }) => latencyMs)
  const statuses: Record<string, number> = {}
  for (const { status } of asked) statuses[status] = (statuses[status] ?? 0) + 1
  return {
    requests: asked.length,
    errors: asked.length - (statuses['200'] ?? 0),
    statuses,
    requestsPerSecond: asked.length / seconds,
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
    max: quantile(latencies, 1),
    lateP99: quantile(
      asked.map(({ lateMs }) => lateMs),
      0.99,
    ),
    bytesMean: asked.reduce((sum, { bytes }) => sum + bytes, 0) / Math.max(1, asked.length),
  }
}
