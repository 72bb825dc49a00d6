import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { openPublic, type FetchOptions } from './open-public.ts'

export type { FetchOptions } from './open-public.ts'

type Fetched = { etag: string | undefined; contentType: string }

/** Downloads a file from the public internet to a local file. */
export const fetchPublic = (
  address: string,
  path: string,
  options: FetchOptions = {},
): Promise<Fetched | 'not-modified'> =>
  openPublic(address, options, async ({ etag, contentType, body }) => {
    await pipeline(body, createWriteStream(path))
    return { etag, contentType }
  })
