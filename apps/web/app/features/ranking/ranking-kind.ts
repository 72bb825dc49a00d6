/** The kinds of rankings: lists of tools, and overviews (in the plural) that link to such lists. */
export type RankingKind = 'all' | 'category' | 'trending' | 'region' | 'source' | 'categories' | 'regions' | 'sources'
