import type { ListFilter } from '@polydex/contract/tool/list-filter'
import { useMemo } from 'react'
import { pack, useUnpacked, type Packed } from '../../api/packed.ts'
import type { Facet, FoundTools } from './found-tools.ts'
import { chosenIn, type ListPlace } from './list-place.ts'

/** Facets without the keys of their values: in JSON within JSON, a quotation mark takes four bytes. */
export type PackedFound = Packed<Omit<FoundTools, 'facets'> & { facets: string[] }>

const separator = '|'

const packFacet = ({ key, title, all, values, isFolding, isLong }: Facet): string =>
  [
    key,
    title,
    all,
    Number(isFolding),
    Number(isLong),
    ...values.flatMap(({ value, name, tools }) => [value, name, tools]),
  ]
    .map((part) => String(part).replaceAll(separator, '/'))
    .join(separator)

function unpackFacet(text: string, place: ListPlace): Facet {
  const [key = '', title = '', all = '', isFolding, isLong, ...parts] = text.split(separator)
  const chosen = new Set(chosenIn(place, key as ListFilter))
  const values = Array.from({ length: parts.length / 3 }, (_, row) => {
    const [value = '', name = '', tools] = parts.slice(row * 3, row * 3 + 3)
    return { value, name, tools: Number(tools), isChosen: chosen.has(value) }
  })
  return { key: key as ListFilter, title, all, values, isFolding: isFolding === '1', isLong: isLong === '1' }
}

/** A list as its page embeds it for hydration. */
export const packFound = ({ facets, ...found }: FoundTools): PackedFound =>
  pack({ ...found, facets: facets.map(packFacet) })

/** The same list until the loader's answer changes. */
export function useFound(packed: PackedFound): FoundTools {
  const found = useUnpacked(packed)
  return useMemo(() => ({ ...found, facets: found.facets.map((text) => unpackFacet(text, found.place)) }), [found])
}
