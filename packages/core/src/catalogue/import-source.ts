import { sql } from 'kysely'
import { formerFeatures } from '@polydex/contract/tool/list-filter'
import type { Db } from '../db/connect.ts'
import { findTaxonomyDigest } from '../search/documents/find-taxonomy-digest.ts'
import { rebuildSearch } from '../search/documents/rebuild-search.ts'
import { refreshWords } from '../search/documents/refresh-words.ts'
import { refreshToolLists } from '../tool-list/refresh-tool-lists.ts'
import { assignTrafficSites } from './store/assign-traffic-sites.ts'
import { createClaims } from './claim-names.ts'
import { createBatchStore } from './store/create-batch-store.ts'
import { parseRow, type KnownSlugs } from './parse-row.ts'
import type { Source } from './source/source.ts'
import { storeTaxonomy } from './store/store-taxonomy.ts'
import type { Marks } from './source/read-marks.ts'
import type { Taxonomy } from './source/read-taxonomy.ts'

/** Above these shares the fault is not in single entries but in the source: half a file, another format, a broken list. */
const [maxRejectedShare, maxLeavingShare] = [0.2, 0.05]

/** Fewer prove nothing about a source: a small catalogue may lose one of three tools. */
const minCount = 10

type Check = { catalogue: string; known: KnownSlugs; signal?: AbortSignal | undefined }

/**
 * Reads a source to its end before anything is written. Throws if too many of its rows would be rejected, or too many
 * published tools of its catalogue removed or closed.
 */
async function refuseOddSource(db: Db, source: Source, { catalogue, known, signal }: Check): Promise<void> {
  const claim = createClaims()
  const leaving: string[] = []
  let rows = 0
  let rejected = 0
  for await (const row of source.readRows()) {
    signal?.throwIfAborted()
    rows += 1
    const parsed = parseRow(row, known)
    if (parsed.reason !== undefined || claim(row.place, parsed.entry) !== undefined) rejected += 1
    else if ('removed' in parsed.entry || parsed.entry.closed === true) leaving.push(parsed.entry.slug)
  }
  refuseRejections(rejected, rows)
  if (leaving.length < minCount) return
  const { published, left } = await countLeaving(db, catalogue, leaving)
  if (left >= minCount && left > maxLeavingShare * published) {
    throw new Error(
      `The source removes or closes ${left} of ${published} published tools, more than ${maxLeavingShare * 100} %; use --force to import it anyway`,
    )
  }
}

/** Throws if more than a fifth of the rows were rejected or, below ten rejections, all of at least two rows. */
function refuseRejections(rejected: number, rows: number): void {
  const isOdd = rejected >= minCount ? rejected > maxRejectedShare * rows : rejected > 1 && rejected === rows
  if (isOdd) {
    throw new Error(
      `${rejected} of ${rows} rows are rejected, more than ${maxRejectedShare * 100} %; use --force to import the others anyway`,
    )
  }
}

async function countLeaving(
  db: Db,
  catalogue: string,
  leaving: readonly string[],
): Promise<{ published: number; left: number }> {
  const { rows } = await sql<{ published: number; left: number }>`
    select count(*)::int as published, count(*) filter (where slug = any(${leaving}::text[]))::int as "left"
    from tools
    where catalogue = ${catalogue} and status = 'published'
  `.execute(db)
  return rows[0] ?? { published: 0, left: 0 }
}

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

/** Gives tools the files of their marks, but for those whose brand objected, and takes all others away. */
async function storeMarks(db: Db, marks: Marks, off: readonly string[]): Promise<void> {
  const files = Object.entries(marks)
    .filter(([slug]) => !off.includes(slug))
    .map(([slug, { hash }]) => ({ slug, file: `${slug}-${hash}` }))
  await sql`
    update tools set mark_file = meant.file
    from tools known
    left join jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as meant (slug text, file text)
      on meant.slug = known.slug
    where known.id = tools.id and tools.mark_file is distinct from meant.file
  `.execute(db)
}

/** The categories, features and tasks that entries may name. */
async function findKnownSlugs(db: Db): Promise<KnownSlugs> {
  const [categories, features, tasks] = await Promise.all([
    db.selectFrom('categories').select('slug').execute(),
    db.selectFrom('features').select('slug').where('slug', 'not in', Object.keys(formerFeatures)).execute(),
    db.selectFrom('tasks').select('slug').execute(),
  ])
  return {
    categories: new Set(categories.map((row) => row.slug)),
    features: new Set(features.map((row) => row.slug)),
    tasks: new Set(tasks.map((row) => row.slug)),
  }
}

/** Slugs that entries may name once a taxonomy is stored: storing deletes nothing of the previous one. */
function addTaxonomy(known: KnownSlugs, taxonomy: Taxonomy | undefined): KnownSlugs {
  if (taxonomy === undefined) return known
  const join = (kind: keyof KnownSlugs) => new Set([...known[kind], ...taxonomy[kind].map(({ slug }) => slug)])
  return { categories: join('categories'), features: join('features'), tasks: join('tasks') }
}
