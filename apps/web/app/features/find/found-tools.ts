import type { ListFilter } from '@polydex/contract/list-filter'
import type { ToolList } from '@polydex/contract/tool'
import type { ListPlace } from './list-place.ts'

export type FacetValue = { value: string; name: string; tools: number; isChosen: boolean }
export type Facet = {
  key: ListFilter
  title: string
  values: FacetValue[]
  isFolding: boolean
  isLong: boolean
}

/** The data of a page with a list of tools, whose cards the server alone renders. */
export type FoundTools = {
  place: ListPlace
  facets: Facet[]
  /** Of a category page. */
  categoryName: string | undefined
  list: Omit<ToolList, 'tools' | 'facets'> & {
    /** Whether any of the tools has lists that are compared with the month before. */
    isCompared: boolean
  }
}
