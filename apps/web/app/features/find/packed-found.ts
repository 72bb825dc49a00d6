import type { ToolFacets } from '@polydex/contract/tool'
import { useMemo } from 'react'
import { pack, useUnpacked, type Packed } from '../../api/packed.ts'
import type { FoundTools } from './found-tools.ts'

/** The values of all facets without their keys: in JSON within JSON, a quotation mark takes four bytes. */
type FacetTexts = Record<string, string>
type LeanFound = Omit<FoundTools, 'list'> & { list: Omit<FoundTools['list'], 'facets'>; facets: FacetTexts | null }
export type PackedFound = Packed<LeanFound>

const separator = '|'

type Row = { slug?: string; name?: string; value?: string; tools: number }

/** By value and number, or by slug, name and number. */
const joinRows = (rows: readonly Row[]): string =>
  rows
    .flatMap(({ slug, name, value, tools }) => [slug ?? value ?? '', ...(name === undefined ? [] : [name]), tools])
    .map((part) => String(part).replaceAll(separator, '/'))
    .join(separator)

const namedFacets = new Set(['category', 'features'])

function splitRows(key: string, text: string): Row[] {
  const parts = text === '' ? [] : text.split(separator)
  const width = namedFacets.has(key) ? 3 : 2
  return Array.from({ length: parts.length / width }, (_, row) => {
    const [value = '', name = '', tools = name] = parts.slice(row * width, (row + 1) * width)
    return width === 3 ? { slug: value, name, tools: Number(tools) } : { value, tools: Number(tools) }
  })
}

const mapValues = <Value, Made>(values: Record<string, Value>, make: (value: Value, key: string) => Made) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, make(value, key)]))

/** A list as its page embeds it for hydration. */
export const packFound = ({ place, list: { facets, ...list } }: FoundTools): PackedFound =>
  pack({ place, list, facets: facets && mapValues<readonly Row[], string>(facets, joinRows) })

/** The same list until the loader's answer changes. */
export function useFound(packed: PackedFound): FoundTools {
  const { place, list, facets } = useUnpacked(packed)
  return useMemo(
    () => ({
      place,
      list: { ...list, facets: facets && (mapValues(facets, (text, key) => splitRows(key, text)) as ToolFacets) },
    }),
    [place, list, facets],
  )
}
