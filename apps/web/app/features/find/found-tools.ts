import type { ToolList } from '@polydex/contract/tool'
import type { ListPlace } from './list-place.ts'
import type { Rescue } from './rescue-model.ts'

/** What a page with a list of tools is made of. */
export type FoundTools = {
  place: ListPlace
  list: ToolList
  /** Only where the list is empty. */
  rescue: Rescue | null
}
