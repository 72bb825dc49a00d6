import { dataVersionPath } from '@polydex/contract/data-version'
import type { AskApi } from '../../app/api/call-api.ts'

/** Milliseconds. So much later pages follow a change: less than an editor needs to look at what was just published. */
const maxAgeMs = 200
const timeoutMs = 500

/** Undefined: not known, so nothing may be said of pages that were made before. */
export type FindDataVersion = () => Promise<string | undefined>

export type DataVersion = {
  find: FindDataVersion
  /** After a change through this process: whoever made it sees it on the next page. */
  forget: () => void
}

/** For code that is being worked on, which changes pages, too. */
export const unknownVersion: DataVersion = { find: async () => undefined, forget: () => {} }

/** The version of the data that the API reads, asked for at most five times a second. */
export function createDataVersion(apiBase: string, askApi: AskApi): DataVersion {
  const ask = async (): Promise<string | undefined> => {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await askApi(new URL(dataVersionPath, apiBase), { signal, redirect: 'error' })
    const version = await response.text()
    // The home page chooses its tools at random by the hour.
    return response.status === 200 ? `${version} ${Math.floor(Date.now() / 3_600_000)}` : undefined
  }
  let known: Promise<string | undefined> = Promise.resolve(undefined)
  let askedAt = Number.NEGATIVE_INFINITY
  const find = () => {
    const now = performance.now()
    if (now - askedAt >= maxAgeMs) {
      askedAt = now
      // The calls of a page tell that the API is away, and log it.
      known = ask().catch(() => undefined)
    }
    return known
  }
  const forget = () => {
    askedAt = Number.NEGATIVE_INFINITY
  }
  return { find, forget }
}
