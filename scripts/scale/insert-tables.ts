import { writeAssumptions, writeChanges, writeDemand, writeLayouts, writeMeasured } from './tables.ts'
import { writeCatalogues, writeSearches } from './size-tables.ts'

export const path = 'docs/scale.md'

/** By the name in the markers. */
const tables: Record<string, () => string> = {
  demand: writeDemand,
  layouts: writeLayouts,
  changes: writeChanges,
  searches: writeSearches,
  catalogues: writeCatalogues,
  assumptions: writeAssumptions,
  measured: writeMeasured,
}

/** The document with freshly computed tables. */
export function insertTables(document: string): string {
  return Object.entries(tables).reduce((text, [name, write]) => {
    const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`]
    const [from, to] = [text.indexOf(begin), text.indexOf(end)]
    if (from === -1 || to < from) throw new Error(`${path} has no markers for ${name}`)
    return `${text.slice(0, from + begin.length)}\n${write()}\n${text.slice(to)}`
  }, document)
}
