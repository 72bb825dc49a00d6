import type { ToolList } from '@polydex/contract/tool'
import type { ListPlace } from './list-place.ts'

/** The data of a page with a list of tools, whose cards the server alone renders. */
export type FoundTools = {
  place: ListPlace
  list: Omit<ToolList, 'tools'> & {
    /** Whether any of the tools has lists that are compared with the month before. */
    isCompared: boolean
  }
}
