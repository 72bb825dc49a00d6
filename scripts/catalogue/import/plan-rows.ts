import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { parseRow, type KnownSlugs } from '@polydex/core/catalogue/parse-row'
import { addressKeyOf } from '@polydex/core/submission/address-key'
import { findHomepageFault } from '@polydex/contract/text/find-homepage-fault'
import { betweenCompared } from '@polydex/contract/tool/compared'
import { foldText } from '@polydex/core/search/text/fold-text'
import { proposeSlug } from '../start-entry.ts'
import { findChangedFields, mergeEntry } from './merge-entry.ts'
import { readStated, type ReadOptions, type Stated } from './read-stated.ts'
import type { TableRow } from './read-table.ts'

/** What becomes of a row. */
export type Outcome = { place: string } & (
  | { kind: 'new'; entry: ToolEntry }
  | { kind: 'changed'; entry: ToolEntry; fields: string[] }
  | { kind: 'same'; entry: ToolEntry }
  | { kind: 'refused'; name: string; reason: string }
)

type Existing = {
  tools: readonly ToolEntry[]
  /** The slugs of all files, also of those that are removed or cannot be read. */
  slugs: Iterable<string>
  known: KnownSlugs
}

const maxSlugLength = 60

/** A name as part of an address, for names that are mostly written in Latin letters; else there is nothing left to read. */
function spellSlug(name: string): string | undefined {
  const words = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []
  const slug = words.join('-').slice(0, maxSlugLength).replace(/-+$/, '')
  return /^[a-z0-9-]{2,}$/.test(slug) && !slug.includes(betweenCompared) ? slug : undefined
}

/** Decides row by row what becomes of the tools; remembers what the rows before have made of them. */
export function createPlan({ tools, slugs, known }: Existing, options: ReadOptions): (row: TableRow) => Outcome {
  const bySlug = new Map(tools.map((tool) => [tool.slug, tool]))
  const byAddress = new Map(tools.map((tool) => [addressKeyOf(tool.homepage).toLowerCase(), tool]))
  const taken = new Set([...slugs, ...tools.flatMap(({ aliases = [] }) => aliases)])
  const hasCategories = [...options.columns.values()].some(
    (target) => target?.field === 'categories' || target?.field === 'tags',
  )
  const placeOf = new Map<string, string>()

  function chooseSlug(name: string, homepage: string): string {
    const byName = spellSlug(name)
    const byHost = proposeSlug(homepage)
    const free = [byName, byHost].find((slug) => slug !== undefined && slug !== '' && !taken.has(slug))
    if (free !== undefined) return free
    const first = byName ?? byHost
    for (let number = 2; ; number += 1) if (!taken.has(`${first}-${number}`)) return `${first}-${number}`
  }

  function decide(place: string, stated: Stated): Outcome {
    const { name = '', homepage } = stated
    const refuse = (reason: string): Outcome => ({ place, kind: 'refused', name, reason })
    if (homepage === undefined) return refuse('has no address')
    const fault = findHomepageFault(homepage)
    if (fault !== undefined) return refuse(`its address ${homepage} ${fault}`)
    const key = addressKeyOf(homepage).toLowerCase()
    const atAddress = byAddress.get(key)
    const before = (stated.slug === undefined ? undefined : bySlug.get(stated.slug)) ?? atAddress
    if (atAddress !== undefined && before !== atAddress) return refuse(`its address belongs to ${atAddress.slug}`)
    const earlier = before && placeOf.get(before.slug)
    if (earlier !== undefined) return refuse(`is the same tool as ${earlier}`)
    if (before === undefined && name === '') return refuse('has no name')
    // The same page in another spelling is no change.
    const kept = before !== undefined && before === atAddress ? { ...stated, homepage: before.homepage } : stated
    const slug = before?.slug ?? stated.slug ?? chooseSlug(name, homepage)
    if (before === undefined && taken.has(slug)) return refuse(`its slug ${slug} is taken`)
    const raw = mergeEntry(slug, kept, before)
    if (raw.categories.length === 0)
      return refuse(
        hasCategories
          ? 'names no category that the catalogue has'
          : 'has no category: no column is taken as categories',
      )
    const parsed = parseRow({ place, raw, fileSlug: slug }, known)
    if (parsed.reason !== undefined) return refuse(parsed.reason)
    const entry = parsed.entry as ToolEntry
    taken.add(slug)
    placeOf.set(slug, place)
    bySlug.set(slug, entry)
    byAddress.set(key, entry)
    if (before === undefined) return { place, kind: 'new', entry }
    const fields = findChangedFields(before, entry)
    return fields.length === 0 ? { place, kind: 'same', entry } : { place, kind: 'changed', entry, fields }
  }

  return (row) =>
    'fault' in row
      ? { place: row.place, kind: 'refused', name: '', reason: row.fault }
      : decide(row.place, readStated(row.cells, options))
}
