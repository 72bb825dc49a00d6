import { hash } from 'node:crypto'

export const tagOf = (content: string | Uint8Array): string => `W/"${hash('sha1', content, 'base64url')}"`

/**
 * The ETag of a page from all that it is made of, so that one who has it already is told so before anything is
 * rendered: the release and its settings, the address, and what the loaders found. That is plain JSON, which
 * e2e/have-it-already.test.ts checks: V8's own serialization differs for equal values.
 */
export const tagOfPage = (release: string, address: string, found: unknown): string =>
  tagOf(JSON.stringify([release, address, found]))
