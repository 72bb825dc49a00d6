import { hash } from 'node:crypto'

export const tagOf = (content: string | Uint8Array): string => `W/"${hash('sha1', content, 'base64url')}"`

/**
 * The ETag of a page, a hash of everything that it is made of: the release and its settings, the address, and the
 * loaders' data. A client that has the page gets its 304 before anything is rendered. The data is plain JSON, which
 * e2e/have-it-already.test.ts checks: V8's own serialization differs for equal values.
 */
export const tagOfPage = (release: string, address: string, found: unknown): string =>
  tagOf(JSON.stringify([release, address, found]))
