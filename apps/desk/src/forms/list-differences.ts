import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'

export type Difference = { field: string; before: string; after: string }

/** Every field of an entry as one line of text, by its name; absent fields are missing. */
function flattenEntry(entry: ToolEntry | null): Map<string, string> {
  const fields = new Map<string, string>()
  const visit = (path: string, value: unknown): void => {
    if (value === undefined || value === null) return
    if (Array.isArray(value)) {
      const items = value.map((item) => (typeof item === 'object' ? JSON.stringify(item) : String(item)))
      if (items.length > 0) fields.set(path, items.join(path.endsWith('useCases') ? '\n' : ', '))
    } else if (typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) visit(path === '' ? name : `${path}.${name}`, inner)
    } else fields.set(path, typeof value === 'string' ? value : JSON.stringify(value))
  }
  visit('', entry)
  return fields
}

/** The fields that differ, in the order of the entries. */
export function listDifferences(before: ToolEntry | null, after: ToolEntry | null): Difference[] {
  const [former, latter] = [flattenEntry(before), flattenEntry(after)]
  return [...new Set([...former.keys(), ...latter.keys()])]
    .map((field) => ({ field, before: former.get(field) ?? '', after: latter.get(field) ?? '' }))
    .filter((difference) => difference.before !== difference.after)
}
