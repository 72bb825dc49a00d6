import type { RankingKind } from '@polydex/contract/ranking'

/** What a page shows of rankings: a list of tools, or an overview (in the plural) that links to such lists. */
export type RankingView = RankingKind | 'all' | 'categories' | 'regions' | 'sources'
