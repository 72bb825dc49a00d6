import { errorsPath, type ErrorReport } from '@polydex/contract/counted-error'
import { innerSecretHeader } from '@polydex/contract/inner-secret'
import { resolveApiBase } from '../app/api/api-base.ts'
import type { WebConfig } from '../config.ts'

/** Milliseconds. Only the shutdown of the process waits for a report. */
const timeoutMs = 2_000

/** Sends errors to the API, which has the database. Bypasses the circuit breaker of pages: a lost report must not open it. */
export function reportErrors(config: WebConfig): (report: ErrorReport) => Promise<void> {
  const address = new URL(errorsPath, resolveApiBase(config, 'server'))
  return async (report) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [innerSecretHeader]: config.INNER_SECRET ?? '' },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    // A 4xx is not retried: in development the API may lack this call, and will lack it the next time too.
    if (response.status >= 500) throw new Error(`could not report errors: the API answered ${response.status}`)
  }
}
