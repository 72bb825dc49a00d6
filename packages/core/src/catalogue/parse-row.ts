import type { z } from 'zod'
import {
  removalEntry,
  toolEntry,
  type ListedTool,
  type RemovalEntry,
  type ToolEntry,
} from './entry/catalogue-schema.ts'
import { flatRemoval, flatRow } from './entry/flat-row.ts'
import type { SourceRow } from './source/source.ts'

/** The slugs that an entry may name. */
export type KnownSlugs = Record<'categories' | 'features' | 'tasks', ReadonlySet<string>>

type Parsed<Entry> = { entry: Entry; reason?: undefined } | { reason: string }

/**
 * Parses a row according to its format: a full entry (a file of a folder, or any row with `texts`), a removal, or a
 * flat row. The reason tells the author what to fix.
 */
export function parseRow(row: SourceRow, known: KnownSlugs): Parsed<ListedTool | RemovalEntry> {
  if ('fault' in row) return { reason: row.fault }
  const { raw, fileSlug } = row
  if (fileSlug !== undefined || hasField(raw, 'texts')) {
    return hasField(raw, 'removed') ? parseWith(removalEntry, raw, fileSlug) : parseFull(raw, known, fileSlug)
  }
  const removal = flatRemoval.safeParse(raw)
  if (removal.success && removal.data.removed === true) return { entry: { slug: removal.data.slug, removed: true } }
  return parseFlat(raw, known)
}

const hasField = (raw: unknown, name: string): boolean => typeof raw === 'object' && raw !== null && name in raw

function parseWith<Schema extends z.ZodType<{ slug: string }>>(
  schema: Schema,
  raw: unknown,
  fileSlug: string | undefined,
): Parsed<z.output<Schema>> {
  const parsed = schema.safeParse(raw)
  if (!parsed.success) return { reason: describeIssues(parsed.error) }
  if (fileSlug !== undefined && parsed.data.slug !== fileSlug) {
    return { reason: `slug ${parsed.data.slug} differs from the file's name` }
  }
  return { entry: parsed.data }
}

/** A full entry is ours or made for us, so an unknown slug in it is a mistake. */
function parseFull(raw: unknown, known: KnownSlugs, fileSlug: string | undefined): Parsed<ToolEntry> {
  const parsed = parseWith(toolEntry, raw, fileSlug)
  if (parsed.reason !== undefined) return parsed
  const category = parsed.entry.categories.find((slug) => !known.categories.has(slug))
  if (category !== undefined) return { reason: `categories names ${category}, which is not a category` }
  const feature = [...parsed.entry.features, ...(parsed.entry.lacks ?? [])].find((slug) => !known.features.has(slug))
  if (feature !== undefined) return { reason: `features or lacks names ${feature}, which is not a feature` }
  const task = parsed.entry.tasks?.find((slug) => !known.tasks.has(slug))
  if (task !== undefined) return { reason: `tasks names ${task}, which is not a task` }
  return parsed
}

/** A flat row comes from a list with its own vocabulary: unknown slugs are left out. */
function parseFlat(raw: unknown, known: KnownSlugs): Parsed<ListedTool> {
  const parsed = flatRow.safeParse(raw)
  if (!parsed.success) return { reason: describeIssues(parsed.error) }
  const row = parsed.data
  const categories = [...new Set(row.categories)].filter((slug) => known.categories.has(slug)).slice(0, 3)
  if (categories.length === 0) return { reason: `categories names no existing category: ${row.categories.join(', ')}` }
  const features = [...new Set(row.features)].filter((slug) => known.features.has(slug))
  return {
    entry: {
      slug: row.slug,
      name: row.name,
      homepage: row.homepage ?? row.url ?? '',
      categories,
      pricing: { model: row.pricing ?? 'unknown' },
      ...(row.aiRole !== undefined && { aiRole: row.aiRole }),
      features,
      ...(row.added !== undefined && { firstListed: row.added }),
      ...(row.closed === true && { closed: true }),
      ...(row.aliases.length > 0 && { aliases: row.aliases }),
    },
  }
}

const describeIssues = (error: z.ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.') || 'entry'} ${issue.message}`).join('; ')
