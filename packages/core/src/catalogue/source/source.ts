import type { Marks } from './read-marks.ts'
import type { Taxonomy } from './read-taxonomy.ts'

/** One entry as its source has it, or why it is unreadable. `fileSlug`: the slug according to its file name. */
export type SourceRow = { place: string; raw: unknown; fileSlug?: string } | { place: string; fault: string }

/** A source of entries, read lazily: it may be larger than memory. */
export type Source = {
  /** The catalogue that its tools belong to, unless another name is given. */
  catalogue: string
  /** Starts from the first row on every call. */
  readRows: () => AsyncIterable<SourceRow>
  /** Share of the source that has been read, 0–1. */
  computeReadShare: () => number
  /** Only folders have one. */
  taxonomy?: Taxonomy
  /** Only folders have them. */
  marks?: Marks | undefined
  /** The ETag of a fetched source. */
  etag?: string
  close: () => Promise<void>
}

/** Derives a catalogue name for the database from a file's or host's name. */
export const catalogueNameOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9.-]+/g, '-')
    .slice(0, 100)
