import type { RequestHandler } from 'express'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** From a redirect to more than any response may take. */
const secondBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5]

export type WebMetrics = ReturnType<typeof createWebMetrics>

/** Metrics of this process. Called once, in server.ts. */
export function createWebMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'polydex_web_request_duration_seconds',
      help: 'From the request to the last byte of its answer',
      labelNames: ['kind', 'status'],
      buckets: secondBuckets,
      registers,
    }),
    renders: new Gauge({ name: 'polydex_web_renders', help: 'Pages by state', labelNames: ['state'], registers }),
    shed: new Counter({ name: 'polydex_web_shed_total', help: 'Pages refused for want of a place', registers }),
    apiFailures: new Counter({
      name: 'polydex_web_api_failures_total',
      help: 'Calls without an answer',
      labelNames: ['reason'],
      registers,
    }),
    apiAway: new Gauge({ name: 'polydex_web_api_away', help: '1 while calls fail at once', registers }),
  }
}

const kinds: [RegExp, string][] = [
  [/^\/api(\/|$)/, 'gateway'],
  [/^\/(assets|flags|share)\/|^\/(favicon\.ico|icon\.svg|robots\.txt|\.well-known\/security\.txt)$/, 'file'],
  [/\.data$/, 'data'],
]

/** The kind of a request, by its path. */
const kindOf = (path: string): string => kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'

/** Runs first, so that every response is counted. */
export const measureRequests =
  ({ requestSeconds }: WebMetrics): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now()
    const kind = kindOf(request.path)
    response.once('close', () => {
      const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted'
      requestSeconds.observe({ kind, status }, (performance.now() - startedAt) / 1_000)
    })
    next()
  }
