import { Counter, Gauge } from 'prom-client'
import type { Metrics } from '../metrics.ts'
import type { Replica } from './create-replica.ts'

/** Adds the metrics of a replica; without one there are none, and no alert. Called once, in main.ts. */
export function observeReplica({ isUsed, lagSeconds, countReads }: Replica, { registry }: Metrics): void {
  const registers = [registry]
  const used = new Gauge({
    name: 'polydex_replica_used',
    help: '1 while public reads come from the replica',
    registers,
    collect: () => {
      used.set(isUsed() ? 1 : 0)
    },
  })
  const lag = new Gauge({
    name: 'polydex_replica_lag_seconds',
    help: 'By which the replica is behind the primary; missing while that is not known',
    registers,
    collect: () => {
      const seconds = lagSeconds()
      if (seconds === undefined) lag.remove()
      else lag.set(seconds)
    },
  })
  const reads = new Counter({
    name: 'polydex_public_reads_total',
    help: 'Public reads by the server that answered; retried: by the primary, after the replica had failed',
    labelNames: ['source'],
    registers,
    collect: () => {
      reads.reset()
      for (const [source, count] of Object.entries(countReads())) reads.inc({ source }, count)
    },
  })
}
