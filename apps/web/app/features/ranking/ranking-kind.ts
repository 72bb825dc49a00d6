/** The kinds of rankings there are: lists of tools, and overviews (in the plural) that lead to such lists. */
export type RankingKind = 'all' | 'category' | 'trending' | 'region' | 'source' | 'categories' | 'regions' | 'sources'
