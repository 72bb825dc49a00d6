import { errorsPath, type ErrorReport } from '@polydex/contract/counted-error'
import { innerSecretHeader } from '@polydex/contract/inner-secret'
import { resolveApiBase } from '../app/api/api-base.ts'
import type { WebConfig } from '../config.ts'

/** Milliseconds. Nobody waits for it, but the end of the process. */
const timeoutMs = 2_000

/** Hands errors to the API, which has the database. Not by the way of pages: a lost report must not open their circuit. */
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
    // A listener without this call, in development, will not have it the next time either.
    if (response.status >= 500) throw new Error(`errors could not be reported: ${response.status}`)
  }
}
