import type { ListFilter } from '@polydex/contract/tool/list-filter'
import type { ToolList } from '@polydex/contract/tool/tool'
import type { Change, ListPlace } from './list-place.ts'

/** `isChosen` is left out where it is false: a page embeds hundreds of values. */
export type FacetValue = { value: string; name: string; tools: number; isChosen?: true }
export type Facet = {
  key: ListFilter
  title: string
  values: FacetValue[]
  isFolding: boolean
  isLong: boolean
  /** Names the whole of it, where only a part is shown. */
  all: string
}

/** The data of a page with a list of tools, whose cards the server alone renders. */
export type FoundTools = {
  place: ListPlace
  facets: Facet[]
  /** Of a category page. */
  categoryName: string | undefined
  /** The number of tools, and the same as what a button shows. */
  count: string
  show: string
  /** Tools that the filters leave out only because a fact is not known of them, and the change that includes them. */
  unknown: { n: number; change: Change } | null
  list: Omit<ToolList, 'tools' | 'facets' | 'sources' | 'month' | 'withUnknown'>
}
