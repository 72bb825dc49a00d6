import { stat, mkdtemp, rm } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { tmpdir } from 'node:os'
import { createReadStream } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { type FetchOptions, fetchPublic } from '../outside/fetch-public.ts'
import { importSource, type ImportOptions, type ImportReport } from './import-source.ts'
import { readTaxonomy } from './source/read-taxonomy.ts'
import { openFolder } from './source/open-folder.ts'
import { catalogueNameOf, type Source } from './source/source.ts'
import { readCsv } from './source/read-csv.ts'
import { readNdjson } from './source/read-ndjson.ts'

const readers = { csv: readCsv, ndjson: readNdjson }

type FileFormat = keyof typeof readers

/** The format of a file, by the extension of its name. */
function findFormat(name: string): FileFormat | undefined {
  if (/\.csv$/i.test(name)) return 'csv'
  if (/\.(ndjson|jsonl)$/i.test(name)) return 'ndjson'
  return undefined
}

/** Opens a file of rows. */
async function openFile(path: string, format: FileFormat, catalogue: string): Promise<Source> {
  const { size } = await stat(path)
  let bytesRead = 0
  async function* readBytes(): AsyncGenerator<Buffer> {
    bytesRead = 0
    for await (const chunk of createReadStream(path)) {
      const bytes = Buffer.from(chunk)
      bytesRead += bytes.length
      yield bytes
    }
  }
  return {
    catalogue,
    readRows: () => readers[format](readBytes()),
    computeReadShare: () => (size === 0 ? 1 : bytesRead / size),
    close: async () => {},
  }
}

/** Maximum number of rejections stored with the run; its log has all of them. */
const maxRejectionsKept = 50

type Rejection = { place: string; reason: string }

type ImportResult =
  | { notModified: true }
  | (ImportReport & { catalogue: string; rejections: Rejection[]; etag?: string })

/** Imports the source named by the arguments; returns the result that the job stores with its run. */
export async function importFrom(
  db: Db,
  importArguments: ImportArguments,
  options: Omit<ImportOptions, 'catalogue'>,
  fetchOptions: Omit<FetchOptions, 'etag'> = {},
): Promise<ImportResult> {
  const { from, as, taxonomy } = importArguments
  const etag = await findLastEtag(db, importArguments)
  const source = await openSource(from, { ...fetchOptions, etag })
  if (source === 'not-modified') return { notModified: true }
  try {
    const rejections: Rejection[] = []
    const catalogue = as ?? source.catalogue
    const withTaxonomy = taxonomy === undefined ? source : { ...source, taxonomy: await readTaxonomy(taxonomy) }
    const report = await importSource(db, withTaxonomy, {
      ...options,
      catalogue,
      onRemark: (remark) => {
        const { kind, place, reason } = remark
        if (kind === 'rejected' && rejections.length < maxRejectionsKept) rejections.push({ place, reason })
        options.onRemark?.(remark)
      },
    })
    return { ...report, catalogue, rejections, ...(source.etag !== undefined && { etag: source.etag }) }
  } finally {
    await source.close()
  }
}

/** Opens the source named by `--from`: an https address, a folder, or a file of rows. */
async function openSource(from: string, options: FetchOptions = {}): Promise<Source | 'not-modified'> {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(from)) return openAddress(from, options)
  if ((await stat(from)).isDirectory()) return openFolder(from)
  const format = findFormat(from)
  if (format === undefined) throw new Error(`${from} is neither a folder nor a .ndjson or .csv file`)
  return openFile(from, format, catalogueNameOf(basename(from, extname(from))))
}

/** Identity of an import: the same address under another name, or with another taxonomy, is another import. */
type ImportArguments = { from: string; as?: string | undefined; taxonomy?: string | undefined }

/** The ETag of the newest successful import with these arguments, if its server sent one. */
async function findLastEtag(db: Db, importArguments: ImportArguments): Promise<string | undefined> {
  const { rows } = await sql<{ etag: string | null }>`
    select result ->> 'etag' as etag
    from job_runs
    where job = 'import-catalogue' and status = 'succeeded' and arguments = ${JSON.stringify(importArguments)}::jsonb
      -- A run that got "not modified" stored nothing.
      and not result ? 'notModified'
    order by id desc
    limit 1
  `.execute(db)
  return rows[0]?.etag ?? undefined
}

/**
 * Opens a file on the web. It is downloaded completely before the first row is read: a truncated answer must not become
 * a truncated catalogue.
 */
async function openAddress(address: string, options: FetchOptions): Promise<Source | 'not-modified'> {
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
