import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readTaxonomy, type Taxonomy } from './read-taxonomy.ts'
import type { Source, SourceRow } from './source.ts'

/** A catalogue folder: the taxonomy, and one file per tool, in the order of their names; some of them where they are named. */
export async function openFolder(folder: string, only?: ReadonlySet<string>): Promise<Source & { taxonomy: Taxonomy }> {
  const taxonomy = await readTaxonomy(folder)
  const files = (await readdir(join(folder, 'tools')))
    .filter((name) => name.endsWith('.json') && only?.has(basename(name, '.json')) !== false)
    .toSorted()
  let filesRead = 0
  async function* readRows(): AsyncGenerator<SourceRow> {
    filesRead = 0
    for (const file of files) {
      yield parseFile(file, await readFile(join(folder, 'tools', file), 'utf8'))
      filesRead += 1
    }
  }
  return {
    catalogue: 'shipped',
    taxonomy,
    readRows,
    computeReadShare: () => (files.length === 0 ? 1 : filesRead / files.length),
    close: async () => {},
  }
}

function parseFile(file: string, text: string): SourceRow {
  const place = `tools/${file}`
  try {
    return { place, raw: JSON.parse(text), fileSlug: basename(file, '.json') }
  } catch {
    return { place, fault: 'is not valid JSON' }
  }
}
