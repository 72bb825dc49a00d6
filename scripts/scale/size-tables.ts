import { catalogues, searches } from './measured.ts'
import { writeTable } from './write-table.ts'

const format = (value: number | undefined): string => value?.toLocaleString('en-US') ?? 'not measured'

/** Table of search times by the size of the catalogue. */
export const writeSearches = (): string =>
  writeTable(
    ['tools', 'languages', 'search p50, ms', 'p95', 'longest', 'suggestion p95'],
    searches.map(({ figures }) => Object.values(figures).map(format)),
  )

/** Table of the size of the database and the lists by the size of the catalogue. */
export const writeCatalogues = (): string =>
  writeTable(
    ['tools', 'database, MB', 'refresh-rankings, s', 'a list p50, ms', 'with facets'],
    catalogues.map(({ figures }) => {
      const { tools, megabytes, rankingSeconds, list, facets }: Partial<Record<string, number>> = figures
      return [tools, megabytes, rankingSeconds, list, facets].map(format)
    }),
  )
