import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import {
  categoryEntry,
  featureEntry,
  groupEntry,
  toolEntry,
  type CategoryEntry,
  type FeatureEntry,
  type GroupEntry,
  type ToolEntry,
} from './catalogue-schema.ts'

/** An entry that was not read, and why, in words that say what to mend. */
export type RejectedEntry = { file: string; reason: string }

export type Catalogue = {
  groups: GroupEntry[]
  categories: CategoryEntry[]
  features: FeatureEntry[]
  tools: ToolEntry[]
  rejected: RejectedEntry[]
}

/** Reads a catalogue folder. A broken tool file is rejected alone; the taxonomy must be whole. */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  const readList = async <Entry extends z.ZodType>(file: string, entry: Entry) =>
    z.array(entry).parse(JSON.parse(await readFile(join(folder, file), 'utf8')))
  const [groups, categories, features, files] = await Promise.all([
    readList('groups.json', groupEntry),
    readList('categories.json', categoryEntry),
    readList('features.json', featureEntry),
    readdir(join(folder, 'tools')),
  ])
  const known = {
    categories: new Set(categories.map((row) => row.slug)),
    features: new Set(features.map((row) => row.slug)),
  }
  const tools: ToolEntry[] = []
  const rejected: RejectedEntry[] = []
  for (const file of files.filter((name) => name.endsWith('.json')).toSorted()) {
    const result = parseTool(file, await readFile(join(folder, 'tools', file), 'utf8'), known)
    if (typeof result === 'string') rejected.push({ file: `tools/${file}`, reason: result })
    else tools.push(result)
  }
  return { groups, categories, features, tools, rejected }
}

type Known = { categories: Set<string>; features: Set<string> }

/** The entry, or the reason why it is none. */
function parseTool(file: string, text: string, known: Known): ToolEntry | string {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return 'is not valid JSON'
  }
  const parsed = toolEntry.safeParse(json)
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => `${issue.path.join('.') || 'entry'} ${issue.message}`).join('; ')
  }
  const entry = parsed.data
  if (`${entry.slug}.json` !== file) return `slug ${entry.slug} differs from the file's name`
  const category = entry.categories.find((slug) => !known.categories.has(slug))
  if (category !== undefined) return `categories names ${category}, which is not in categories.json`
  const feature = entry.features.find((slug) => !known.features.has(slug))
  if (feature !== undefined) return `features names ${feature}, which is not in features.json`
  return entry
}
