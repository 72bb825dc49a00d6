import type { ToolList } from '@polydex/contract/tool'
import type { ShownCard } from '../../api/shown-card.ts'
import type { ListPlace } from './list-place.ts'

/** What a page with a list of tools is made of. */
export type FoundTools = { place: ListPlace; list: Omit<ToolList, 'tools'> & { tools: ShownCard[] } }
