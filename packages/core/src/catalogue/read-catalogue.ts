import type { ToolEntry } from './entry/catalogue-schema.ts'
import { openFolder } from './source/open-folder.ts'
import { parseRow } from './parse-row.ts'
import type { Taxonomy } from './source/read-taxonomy.ts'

type Catalogue = Taxonomy & { tools: ToolEntry[]; rejected: { place: string; reason: string }[] }

/** Reads a catalogue folder for checks, all of its tools or only the named ones. A broken tool file is rejected alone. */
export async function readCatalogue(folder: string, only?: ReadonlySet<string>): Promise<Catalogue> {
  const { taxonomy, readRows } = await openFolder(folder, only)
  const known = {
    categories: new Set(taxonomy.categories.map((row) => row.slug)),
    features: new Set(taxonomy.features.map((row) => row.slug)),
    tasks: new Set(taxonomy.tasks.map((row) => row.slug)),
  }
  const catalogue: Catalogue = { ...taxonomy, tools: [], rejected: [] }
  for await (const row of readRows()) {
    const parsed = parseRow(row, known)
    if (parsed.reason !== undefined) catalogue.rejected.push({ place: row.place, reason: parsed.reason })
    // A file of a folder has texts, unless it is a removal, which needs no checks.
    else if ('texts' in parsed.entry && parsed.entry.texts !== undefined) {
      catalogue.tools.push({ ...parsed.entry, texts: parsed.entry.texts })
    }
  }
  return catalogue
}
