import type { Db } from '../db/connect.ts'
import { findTaxonomyDigest } from '../search/documents/find-taxonomy-digest.ts'
import { rebuildSearch } from '../search/documents/rebuild-search.ts'
import { refreshWords } from '../search/documents/refresh-words.ts'
import { refreshToolLists } from '../tool-list/refresh-tool-lists.ts'
import { assignTrafficSites } from './store/assign-traffic-sites.ts'
import { createClaims } from './claim-names.ts'
import { createBatchStore } from './store/create-batch-store.ts'
import { addTaxonomy, findKnownSlugs } from './find-known-slugs.ts'
import { parseRow } from './parse-row.ts'
import { refuseOddSource, refuseRejections } from './refuse-odd-source.ts'
import type { Source } from './source/source.ts'
import { storeMarks } from './store/store-marks.ts'
import { storeTaxonomy } from './store/store-taxonomy.ts'

const rowsPerProgress = 500

/** An entry that was not taken, with the reason. */
export type Remark = { kind: 'skipped' | 'rejected'; place: string; reason: string }

export type ImportReport = { added: number; changed: number; unchanged: number; skipped: number; rejected: number }

type ImportProgress = { rows: number; share: number } // share of the source that has been read, 0–1

export type ImportOptions = {
  now: Date
  /** The catalogue that the tools belong to; by default the source's own name. */
  catalogue?: string | undefined
  onProgress?: (progress: ImportProgress) => void
  onRemark?: (remark: Remark) => void
  /** Imports even a source that looks wrong as a whole: nearly all of it rejected, or many tools removed. */
  force?: boolean | undefined
  /** Slugs of tools whose mark is not shown: its brand objected. */
  marksOff?: readonly string[] | undefined
  /** Stops the import between two batches. */
  signal?: AbortSignal | undefined
}

/**
 * Brings the database to the state of a source. Tools that are not in it stay as they are. Idempotent: a run after a
 * killed one ends in the same state as an uninterrupted one.
 */
export async function importSource(db: Db, source: Source, options: ImportOptions): Promise<ImportReport> {
  const { now, catalogue = source.catalogue, onProgress, onRemark, force = false, signal } = options
  const { taxonomy } = source
  const namesBefore = await findTaxonomyDigest(db)
  if (!force) {
    const known = addTaxonomy(await findKnownSlugs(db), taxonomy)
    if (known.categories.size > 0) await refuseOddSource(db, source, { catalogue, known, signal })
  }
  if (taxonomy !== undefined) await db.transaction().execute((transaction) => storeTaxonomy(transaction, taxonomy))
  const known = await findKnownSlugs(db)
  if (known.categories.size === 0) {
    throw new Error('The database has no categories: import a folder first, or pass one with --taxonomy')
  }

  const report: ImportReport = { added: 0, changed: 0, unchanged: 0, skipped: 0, rejected: 0 }
  const remark = (kind: Remark['kind'], place: string, reason: string): void => {
    report[kind] += 1
    onRemark?.({ kind, place, reason })
  }
  const claim = createClaims()
  const store = createBatchStore(db, {
    catalogue,
    today: now.toISOString().slice(0, 10),
    onDecided: ({ place, outcome }) => {
      if ('reason' in outcome) remark(outcome.kind === 'skipped' ? 'skipped' : 'rejected', place, outcome.reason)
      else report[outcome.kind] += 1
    },
  })
  let rows = 0
  for await (const row of source.readRows()) {
    signal?.throwIfAborted()
    rows += 1
    const { place } = row
    const parsed = parseRow(row, known)
    if (parsed.reason !== undefined) remark('rejected', place, parsed.reason)
    else {
      const reason = claim(place, parsed.entry)
      if (reason === undefined) await store.add({ place, entry: parsed.entry })
      else remark('rejected', place, reason)
    }
    if (rows % rowsPerProgress === 0) onProgress?.({ rows, share: source.computeReadShare() })
  }
  await store.finish()
  signal?.throwIfAborted()

  await db.transaction().execute(async (transaction) => {
    await assignTrafficSites(transaction)
    if (source.marks !== undefined) await storeMarks(transaction, source.marks, options.marksOff ?? [])
    await refreshToolLists(transaction, signal)
  })
  // Tools are also found by the names of their categories and features, so documents of unchanged tools change too.
  if (namesBefore !== undefined && namesBefore !== (await findTaxonomyDigest(db))) await rebuildSearch(db, signal)
  else if (report.added + report.changed > 0) await db.transaction().execute((transaction) => refreshWords(transaction))
  onProgress?.({ rows, share: 1 })
  // Some rows are only rejected against stored tools: their homepage belongs to another one.
  if (!force) refuseRejections(report.rejected, rows)
  return report
}
