import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import {
  categoryEntry,
  featureEntry,
  groupEntry,
  taskEntry,
  type CategoryEntry,
  type FeatureEntry,
  type GroupEntry,
  type TaskEntry,
} from '../entry/catalogue-schema.ts'

export type Taxonomy = {
  groups: GroupEntry[]
  categories: CategoryEntry[]
  features: FeatureEntry[]
  tasks: TaskEntry[]
}

/** Reads groups, categories, features and tasks of a folder. They must be complete: every tool depends on them. */
export async function readTaxonomy(folder: string): Promise<Taxonomy> {
  const readList = async <Entry extends z.ZodType>(file: string, entry: Entry) =>
    z.array(entry).parse(JSON.parse(await readFile(join(folder, file), 'utf8')))
  const [groups, categories, features, tasks] = await Promise.all([
    readList('groups.json', groupEntry),
    readList('categories.json', categoryEntry),
    readList('features.json', featureEntry),
    readList('tasks.json', taskEntry),
  ])
  return { groups, categories, features, tasks }
}
