import type { Db } from '../db/connect.ts'
import type { FetchOptions } from './source/fetch-public.ts'
import { findLastEtag, type ImportArguments } from './source/find-last-etag.ts'
import { importSource, type ImportOptions, type ImportReport } from './import-source.ts'
import { openSource } from './source/open-source.ts'
import { readTaxonomy } from './source/read-taxonomy.ts'

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
