import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { bands } from '@polydex/contract/figure/bands'
import { AnswerError, openPublic, type FetchLimits, type FetchOptions } from '@polydex/core/outside/open-public'
import { describeFault, isFaultOfWay } from './fetch-fault.ts'
import { readBandList, type BandList } from './read-band-list.ts'

/** The longest lists have a million sites: 9 MB packed, 35 MB unpacked. */
const defaultLimits = {
  redirects: 3,
  bodyBytes: 33_554_432,
  firstByteMs: 15_000,
  totalMs: 300_000,
} satisfies FetchLimits
const maxTextBytes = 134_217_728

export type ListFetchOptions = Omit<FetchOptions, 'etag' | 'method'> & {
  /** Bytes after unpacking; for tests. */
  maxTextBytes?: number
}

export type FetchedList =
  | { status: 'held'; etag: string | null; list: BandList }
  | { status: 'missing' }
  | { status: 'not-modified' }
  | { status: 'refused'; etag: string | null; fault: string }

/**
 * Fetches one country's compressed list as a stream and keeps the places of known sites, the length of the list and the
 * sizes of its bands. Refuses malformed lists as a whole. Throws transport faults, which say nothing about the list.
 */
export async function fetchList(
  address: string,
  siteIdOf: ReadonlyMap<string, number>,
  { etag, ...options }: ListFetchOptions & { etag: string | null },
): Promise<FetchedList> {
  let version: string | null = null
  try {
    const asked = { ...options, etag: etag ?? undefined, limits: { ...defaultLimits, ...options.limits } }
    const fetched = await openPublic(address, asked, async (answer) => {
      version = answer.etag ?? null
      const list = await readBandList(unpack(answer.body, options.maxTextBytes ?? maxTextBytes), siteIdOf)
      checkPlausible(list)
      return list
    })
    return fetched === 'not-modified' ? { status: fetched } : { status: 'held', etag: version, list: fetched }
  } catch (error) {
    options.signal?.throwIfAborted()
    if (error instanceof AnswerError && [404, 410].includes(error.status)) return { status: 'missing' }
    if (isFaultOfWay(error)) throw error
    return { status: 'refused', etag: version, fault: describeFault(error) }
  }
}

/** Whether an address exists, without fetching it. */
export async function isThere(address: string, options: ListFetchOptions): Promise<boolean> {
  try {
    await openPublic(address, { ...options, method: 'HEAD' }, async () => {})
    return true
  } catch (error) {
    if (error instanceof AnswerError && [404, 410].includes(error.status)) return false
    throw error
  }
}

/** Yields the text in chunks. A few kilobytes may unpack to gigabytes, so the limit counts unpacked bytes. */
async function* unpack(body: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<string> {
  // Errors of either stream also reach the consumer of the text.
  const stream = pipeline(body, createGunzip(), () => {})
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  try {
    for await (const chunk of stream) {
      const part = chunk as Buffer
      bytes += part.length
      if (bytes > maxBytes) throw new Error(`the list exceeds ${maxBytes} bytes when decompressed`)
      yield decoder.decode(part, { stream: true })
    }
    yield decoder.decode()
  } catch (error) {
    throw nameContentFault(error)
  }
}

/** Replaces the platform's message ("incorrect header check"), which does not tell an operator what is wrong. */
function nameContentFault(error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code.startsWith('Z_')) return new Error(`the list is not valid gzip: ${message}`, { cause: error })
  if (code.startsWith('ERR_ENCODING_')) return new Error('the list is not UTF-8 text', { cause: error })
  return error
}

/** A list may have a few unreadable lines; with more, or with overfull bands, it is not what it claims to be. */
function checkPlausible({ listed, bandSizes, skippedLines }: BandList): void {
  if (skippedLines * 100 > listed) throw new Error(`${skippedLines} of ${listed} lines are not origin,rank`)
  let sites = 0
  for (const [index, band] of bands.entries()) {
    sites += bandSizes[index] ?? 0
    // The first 1,000 may be a few more, because equal sites share a place; never twice as many.
    if (sites > band * 2) throw new Error(`${sites} sites claim to be among the first ${band}`)
  }
}
