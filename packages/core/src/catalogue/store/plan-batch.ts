import { createHash } from 'node:crypto'
import type { ListedTool, RemovalEntry } from '../entry/catalogue-schema.ts'
import type { StoredTool } from './find-stored-tools.ts'

export type PlacedEntry = { place: string; entry: ListedTool | RemovalEntry }

/** Waiting: the homepage belongs to another tool, which a later entry may move. */
type Outcome =
  | { kind: 'added' | 'changed' | 'unchanged' }
  | { kind: 'skipped' | 'rejected' | 'waiting'; reason: string }

export type DecidedEntry = PlacedEntry & { outcome: Outcome }

/** Owns tools that came from submissions until a catalogue has them in its files. */
export const deskCatalogue = 'desk'

/** A catalogue, which may change its own tools, or the desk, which may change all of them. */
export type Writer = { catalogue: string; isDesk?: boolean }

export type WrittenTool = ListedTool & { contentHash: string }

/** The changes of a batch to the database, in the order in which they must be applied. */
export type BatchPlan = {
  decided: DecidedEntry[]
  /** Tools whose homepage goes to another one in the same batch, before they get their own new one. */
  parked: number[]
  renamed: { id: number; slug: string }[]
  written: WrittenTool[]
  removed: { id: number; contentHash: string }[]
  merged: { id: number; into: string }[]
  aliases: { slug: string; tool: string }[]
  /** Decided tools whose catalogue now has the same entry: the catalogue owns them again. */
  settled: number[]
}

/** Content hash of an entry: shows whether it has changed since it was stored. */
export const hashOf = (entry: ListedTool | RemovalEntry): string =>
  createHash('sha256').update(JSON.stringify(entry)).digest('hex')

/**
 * Decides the outcome of each entry, in order, given the stored tools that share a slug, an alias or a homepage with
 * them. The entries name no slug and no homepage twice (see claim-names.ts).
 */
export function planBatch(
  entries: readonly PlacedEntry[],
  storedTools: readonly StoredTool[],
  writer: Writer,
): BatchPlan {
  const { catalogue, isDesk = false } = writer
  const plan: BatchPlan = {
    decided: [],
    parked: [],
    renamed: [],
    written: [],
    removed: [],
    merged: [],
    aliases: [],
    settled: [],
  }
  const toolOfSlug = new Map(storedTools.map((tool) => [tool.slug, tool]))
  const toolOfAlias = new Map(storedTools.flatMap((tool) => tool.aliases.map((alias) => [alias, tool] as const)))
  /** By the addresses in the database, including those that this batch has already taken from a tool. */
  const toolOfHomepage = new Map(storedTools.map((tool) => [tool.homepage, tool]))
  const moved = new Set<StoredTool>()
  const merged = new Set(storedTools.filter((tool) => tool.status === 'merged'))

  const isKeptHere = (tool: StoredTool): boolean =>
    isDesk || tool.catalogue === catalogue || tool.catalogue === deskCatalogue

  /** Why the writer may not change a tool, or undefined. */
  function findKeeper(tool: StoredTool): string | undefined {
    if (isDesk) return undefined
    if (!isKeptHere(tool)) return `kept by ${tool.catalogue}`
    return tool.isDecided ? 'decided at the desk: bring it into the files with polydex export' : undefined
  }

  /** There is nothing to write, except that a decided tool is settled. */
  function settle(tool: StoredTool): Outcome {
    if (tool.isDecided && !isDesk) plan.settled.push(tool.id)
    return { kind: 'unchanged' }
  }

  function decideRemoval(entry: RemovalEntry): Outcome {
    const contentHash = hashOf(entry)
    const owner = toolOfAlias.get(entry.slug)
    if (owner !== undefined) return { kind: 'rejected', reason: `slug ${entry.slug} is an alias of ${owner.slug}` }
    const tool = toolOfSlug.get(entry.slug)
    // The tool does not exist, as the entry demands.
    if (tool === undefined) return { kind: 'unchanged' }
    if (tool.contentHash === contentHash && isKeptHere(tool)) return settle(tool)
    const keeper = findKeeper(tool)
    if (keeper !== undefined) return { kind: 'skipped', reason: keeper }
    plan.removed.push({ id: tool.id, contentHash })
    return { kind: 'changed' }
  }

  /** Why this entry cannot have an alias, or undefined. */
  function findAliasFault(alias: string, entry: ListedTool): string | undefined {
    const owner = toolOfAlias.get(alias)
    if (owner !== undefined && owner.slug !== entry.slug && entry.aliases?.includes(owner.slug) !== true) {
      return `alias ${alias} belongs to ${owner.slug}`
    }
    const former = toolOfSlug.get(alias)
    if (former === undefined || merged.has(former)) return undefined
    const keeper = findKeeper(former)
    if (keeper !== undefined) return `alias ${alias} is ${keeper}`
    return former.status === 'removed' ? `alias ${alias} was removed on request` : undefined
  }

  function decideTool(entry: ListedTool): Outcome {
    const { slug, homepage, aliases = [] } = entry
    const contentHash = hashOf(entry)
    const stored = toolOfSlug.get(slug)
    const owner = toolOfAlias.get(slug)
    // A tool may reclaim a former slug by naming its present one as an alias.
    const isTakenBack = stored === undefined && owner !== undefined && aliases.includes(owner.slug)
    if (owner !== undefined && !isTakenBack) {
      return { kind: 'rejected', reason: `slug ${slug} is an alias of ${owner.slug}` }
    }
    if (stored?.contentHash === contentHash && isKeptHere(stored)) return settle(stored)
    const keeper = stored === undefined ? undefined : findKeeper(stored)
    if (keeper !== undefined) return { kind: 'skipped', reason: keeper }
    for (const alias of aliases) {
      const reason = findAliasFault(alias, entry)
      if (reason !== undefined) return { kind: 'rejected', reason }
    }

    const formers = aliases.flatMap((alias) => toolOfSlug.get(alias) ?? []).filter((tool) => !merged.has(tool))
    const renamed = stored === undefined ? (owner ?? formers[0]) : undefined
    const target = stored ?? renamed
    const absorbed = formers.filter((tool) => tool !== target)
    const holder = toolOfHomepage.get(homepage)
    if (holder !== undefined && holder !== target) {
      // A merged tool no longer has a page, so its address is free.
      if (!moved.has(holder) && !merged.has(holder) && !absorbed.includes(holder)) {
        return { kind: 'waiting', reason: `homepage ${homepage} belongs to ${holder.slug}` }
      }
      plan.parked.push(holder.id)
    }

    if (target !== undefined && target.homepage !== homepage) moved.add(target)
    if (renamed !== undefined) plan.renamed.push({ id: renamed.id, slug })
    for (const tool of absorbed) {
      merged.add(tool)
      plan.merged.push({ id: tool.id, into: slug })
    }
    for (const alias of aliases) {
      if (!toolOfAlias.has(alias)) plan.aliases.push({ slug: alias, tool: slug })
    }
    plan.written.push({ ...entry, contentHash })
    return { kind: target === undefined ? 'added' : 'changed' }
  }

  for (const placed of entries) {
    const { entry } = placed
    plan.decided.push({ ...placed, outcome: 'removed' in entry ? decideRemoval(entry) : decideTool(entry) })
  }
  return plan
}
