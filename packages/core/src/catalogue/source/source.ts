import type { Taxonomy } from './read-taxonomy.ts'

/** One entry as its source has it, or why it could not even be read. `fileSlug`: the slug that its file name promises. */
export type SourceRow = { place: string; raw: unknown; fileSlug?: string } | { place: string; fault: string }

/** Where entries come from, read as they are asked for: a source may be larger than the memory. */
export type Source = {
  /** The catalogue that its tools belong to, unless another name is given. */
  catalogue: string
  /** From the first one on, each time it is called. */
  readRows: () => AsyncIterable<SourceRow>
  /** How much has been read, 0–1. */
  computeReadShare: () => number
  /** Only folders have one. */
  taxonomy?: Taxonomy
  /** The version of a fetched source, as its server names it. */
  etag?: string
  close: () => Promise<void>
}

/** A name for the database from a file's or host's name. */
export const catalogueNameOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9.-]+/g, '-')
    .slice(0, 100)
