import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchPublic, type FetchOptions } from './fetch-public.ts'
import { findFormat, openFile, type FileFormat } from './open-file.ts'
import { catalogueNameOf, type Source } from './source.ts'

/**
 * Opens a file on the web. It is downloaded completely before the first row is read: a truncated answer must not become
 * a truncated catalogue.
 */
export async function openAddress(address: string, options: FetchOptions): Promise<Source | 'not-modified'> {
  const folder = await mkdtemp(join(tmpdir(), 'polydex-fetched-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'rows')
    const fetched = await fetchPublic(address, path, options)
    if (fetched === 'not-modified') {
      await removeFolder()
      return 'not-modified'
    }
    const url = new URL(address)
    const format = findFormat(url.pathname) ?? findFormatOfType(fetched.contentType)
    if (format === undefined) {
      throw new Error(`${address} is neither NDJSON nor CSV by extension or content type (${fetched.contentType})`)
    }
    const file = await openFile(path, format, catalogueNameOf(url.hostname))
    return { ...file, ...(fetched.etag !== undefined && { etag: fetched.etag }), close: removeFolder }
  } catch (error) {
    await removeFolder()
    throw error
  }
}

function findFormatOfType(contentType: string): FileFormat | undefined {
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  if (type === 'text/csv') return 'csv'
  if (/^application\/(x-ndjson|ndjson|jsonl|x-jsonlines)$/.test(type ?? '')) return 'ndjson'
  return undefined
}
