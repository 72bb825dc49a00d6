import { dataVersionPath } from '@polydex/contract/http/data-version'
import type { AskApi } from '../../app/api/call-api.ts'

/** Milliseconds by which pages may lag behind a change: less than an editor takes to open the page just published. */
const maxAgeMs = 200
const timeoutMs = 500

/** Undefined: the version is unknown, so pages rendered earlier cannot be confirmed as current. */
export type FindDataVersion = () => Promise<string | undefined>

export type DataVersion = {
  find: FindDataVersion
  /** Call this after a change through this process, so that the visitor who made it sees it on the next page. */
  forget: () => void
}

/** For development, where pages change with the code, too. */
export const unknownVersion: DataVersion = { find: async () => undefined, forget: () => {} }

/** Reads the version of the data from the API, at most five times a second. */
export function createDataVersion(apiBase: string, askApi: AskApi): DataVersion {
  const ask = async (): Promise<string | undefined> => {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await askApi(new URL(dataVersionPath, apiBase), { signal, redirect: 'error' })
    const version = await response.text()
    // The hour is part of the version: the home page draws its tools at random each hour.
    return response.status === 200 ? `${version} ${Math.floor(Date.now() / 3_600_000)}` : undefined
  }
  let known: Promise<string | undefined> = Promise.resolve(undefined)
  let askedAt = Number.NEGATIVE_INFINITY
  const find = () => {
    const now = performance.now()
    if (now - askedAt >= maxAgeMs) {
      askedAt = now
      // Not logged here: the API calls of pages detect and log that it is down.
      known = ask().catch(() => undefined)
    }
    return known
  }
  const forget = () => {
    askedAt = Number.NEGATIVE_INFINITY
  }
  return { find, forget }
}
