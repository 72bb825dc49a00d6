import { dataVersionPath } from '@polydex/contract/data-version'
import type { AskApi } from '../../app/api/call-api.ts'

/** Milliseconds. So much later pages follow a change. */
const maxAgeMs = 1_000
const timeoutMs = 500

/** Undefined: not known, so nothing may be said of pages that were made before. */
export type FindDataVersion = () => Promise<string | undefined>

/** The version of the data that the API reads, asked for at most once a second. */
export function createFindDataVersion(apiBase: string, askApi: AskApi): FindDataVersion {
  const ask = async (): Promise<string | undefined> => {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await askApi(new URL(dataVersionPath, apiBase), { signal, redirect: 'error' })
    const version = await response.text()
    return response.status === 200 ? version : undefined
  }
  let known: Promise<string | undefined> = Promise.resolve(undefined)
  let askedAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - askedAt >= maxAgeMs) {
      askedAt = now
      // The calls of a page tell that the API is away, and log it.
      known = ask().catch(() => undefined)
    }
    return known
  }
}
