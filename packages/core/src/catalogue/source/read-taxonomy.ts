import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import {
  categoryEntry,
  featureEntry,
  groupEntry,
  type CategoryEntry,
  type FeatureEntry,
  type GroupEntry,
} from '../catalogue-schema.ts'

export type Taxonomy = { groups: GroupEntry[]; categories: CategoryEntry[]; features: FeatureEntry[] }

/** Reads groups.json, categories.json and features.json of a folder. They must be whole: every tool stands on them. */
export async function readTaxonomy(folder: string): Promise<Taxonomy> {
  const readList = async <Entry extends z.ZodType>(file: string, entry: Entry) =>
    z.array(entry).parse(JSON.parse(await readFile(join(folder, file), 'utf8')))
  const [groups, categories, features] = await Promise.all([
    readList('groups.json', groupEntry),
    readList('categories.json', categoryEntry),
    readList('features.json', featureEntry),
  ])
  return { groups, categories, features }
}
