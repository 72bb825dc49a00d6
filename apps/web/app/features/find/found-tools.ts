import type { ToolList } from '@polydex/contract/tool'
import type { ShownCard } from '../../api/shown-card.ts'
import type { ListPlace } from './list-place.ts'

/** The data of a page with a list of tools. */
export type FoundTools = { place: ListPlace; list: Omit<ToolList, 'tools'> & { tools: ShownCard[] } }
