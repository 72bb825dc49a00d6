import { countHashes } from '@polydex/core/account/password'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds, from a fifth of a typical read to the request timeout. */
const secondBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10]

export type Metrics = ReturnType<typeof createMetrics>

/** The metrics of this process. Called once, in main.ts. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'polydex_request_duration_seconds',
      help: 'From the request to the last byte of its answer',
      labelNames: ['route', 'method', 'status'],
      buckets: secondBuckets,
      registers,
    }),
    requestsInFlight: new Gauge({
      name: 'polydex_requests_in_flight',
      help: 'Requests without an answer yet',
      registers,
    }),
    passwordHashes: new Gauge({
      name: 'polydex_password_hashes',
      help: 'Passwords by state',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(countHashes())) this.set({ state }, count)
      },
    }),
    databaseUp: new Gauge({ name: 'polydex_database_up', help: '1 while the database answers', registers }),
    databaseConnections: new Gauge({
      name: 'polydex_database_connections',
      help: 'Connections of the pool by state, and calls that wait for one',
      labelNames: ['state'],
      registers,
    }),
    jobAgeSeconds: new Gauge({
      name: 'polydex_job_success_age_seconds',
      help: 'Since the end of the newest successful run of a job',
      labelNames: ['job'],
      registers,
    }),
    jobFailed: new Gauge({
      name: 'polydex_job_failed',
      help: '1 where the newest run of a job failed',
      labelNames: ['job'],
      registers,
    }),
    jobRunningSeconds: new Gauge({
      name: 'polydex_job_running_seconds',
      help: 'Since the start of the oldest run of a job that is under way',
      labelNames: ['job'],
      registers,
    }),
    jobSilentSeconds: new Gauge({
      name: 'polydex_job_silent_seconds',
      help: 'Since a run under way last said that it lives',
      labelNames: ['job'],
      registers,
    }),
    figuresMonthStart: new Gauge({
      name: 'polydex_figures_month_timestamp_seconds',
      help: 'First second of the newest month with rankings, UTC',
      labelNames: ['month'],
      registers,
    }),
  }
}
