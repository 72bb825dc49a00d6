import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMarks } from './read-marks.ts'
import { readTaxonomy, type Taxonomy } from './read-taxonomy.ts'
import type { Source, SourceRow } from './source.ts'
import { listToolFiles, slugOfFile } from './tool-files.ts'

/** Opens a catalogue folder: the taxonomy, and one file per tool, sorted by name; with `only`, just those tools. */
export async function openFolder(folder: string, only?: ReadonlySet<string>): Promise<Source & { taxonomy: Taxonomy }> {
  const taxonomy = await readTaxonomy(folder)
  const files = (await listToolFiles(folder)).filter((path) => only?.has(slugOfFile(path)) !== false)
  let filesRead = 0
  async function* readRows(): AsyncGenerator<SourceRow> {
    filesRead = 0
    for (const file of files) {
      yield parseFile(file, await readFile(join(folder, file), 'utf8'))
      filesRead += 1
    }
  }
  return {
    catalogue: 'shipped',
    taxonomy,
    marks: await readMarks(folder),
    readRows,
    computeReadShare: () => (files.length === 0 ? 1 : filesRead / files.length),
    close: async () => {},
  }
}

function parseFile(place: string, text: string): SourceRow {
  try {
    return { place, raw: JSON.parse(text), fileSlug: slugOfFile(place) }
  } catch {
    return { place, fault: 'is not valid JSON' }
  }
}
