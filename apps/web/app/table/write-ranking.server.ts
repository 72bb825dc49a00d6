import { getCountryLadder } from '@polydex/contract/figure/country-ladder'
import {
  getCategoryRanking,
  getCategoryStandings,
  getRegionRanking,
  getSourceRanking,
  getTrendingRanking,
  trafficSource,
  type CategoryStandings,
  type RankedTool,
  type RankingBasis,
  type ToolRanking,
} from '@polydex/contract/figure/ranking'
import { maxPageSize } from '@polydex/contract/http/paging'
import type { CallApi } from '../api/call-api.ts'
import { pathTo } from '../addresses/path-to.ts'
import { formatCountry } from '../i18n/format.ts'
import type { Language, Translate } from '../i18n/translate.tsx'
import type { Site } from '../request/request-context.ts'
import { throwNotFound } from '../request/page-failure.ts'
import { nameTable } from './name-table.ts'
import { askInTurn, readFacts } from './read-facts.server.ts'
import { toolColumns, type Figures, type TableFigures, type TableRow } from './tool-columns.ts'
import { writeTable, type Column } from './write-table.ts'
import type { TableFile } from './write-tools.server.ts'

type Caller = { callApi: CallApi; language: Language; origin: Site['origin'] }

/** As in the address of a table: what it is of, its month, its order. */
type Asked = { of: string | undefined; month: string | undefined; sort: string | undefined }

type Page = { page: string; pageSize: string; locale: Language['locale']; month?: string }
type Paged = { pages: number }

/** All pages of a stored list: the first says how many there are. */
async function readPages<Answer extends Paged>(
  { language: { locale } }: Caller,
  { month }: Asked,
  read: (page: Page) => Promise<Answer>,
): Promise<[Answer, ...Answer[]]> {
  const ask = (page: number) =>
    read({ page: String(page), pageSize: String(maxPageSize), locale, ...(month !== undefined && { month }) })
  const first = await ask(1)
  const others = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => index + 2)
  return [first, ...(await askInTurn(others, ask))]
}

type Listed = { slug: string; figures: Figures }

async function writeListed(
  { callApi, language, origin }: Caller,
  subject: readonly string[],
  figures: TableFigures,
  listed: readonly Listed[],
): Promise<TableFile> {
  const found = await readFacts(
    callApi,
    language.locale,
    listed.map(({ slug }) => slug),
  )
  const rows = listed.flatMap((row): TableRow[] => {
    const tool = found.find(row.slug)
    return tool === undefined ? [] : [{ tool, figures: row.figures }]
  })
  return {
    text: writeTable(language.locale, toolColumns(language, origin, figures), rows),
    name: nameTable(subject, figures.month, figures.basis),
  }
}

const toListed = ({ slug, rank, previousRank, band, bandBefore, ...rest }: RankedTool): Listed => {
  const { visits, growth, growthRate, bands, source } = rest
  return { slug, figures: { rank, previousRank, band, bandBefore, visits, growth, growthRate, bands, source } }
}

async function writeToolRanking(
  caller: Caller,
  subject: readonly string[],
  asked: Asked,
  read: (page: Page) => Promise<ToolRanking>,
): Promise<TableFile> {
  const [first, ...others] = await readPages(caller, asked, read)
  return writeListed(caller, subject, first, [first, ...others].flatMap(({ tools }) => tools).map(toListed))
}

/** A country by visits, by rise, or as its public list, as its page shows it. */
async function writeRegion(caller: Caller, asked: Asked): Promise<TableFile> {
  const { of: region = '', month, sort } = asked
  if (!/^[A-Z]{2}$/.test(region)) return throwNotFound()
  const { callApi, language } = caller
  const name = formatCountry('en', region)
  const read = async (page: Page, order?: 'rise') => {
    const answer = await callApi(getRegionRanking, { region, ...(order !== undefined && { sort: order }), ...page })
    return 'tools' in answer ? answer : throwNotFound()
  }
  if (sort !== undefined && sort !== 'rise') return throwNotFound()
  if (sort !== undefined) return writeToolRanking(caller, ['rising', name], asked, (page) => read(page, sort))
  const [first, ...others] = await readPages(caller, asked, read)
  if (first.basis !== 'bands')
    return writeListed(caller, [name], first, [first, ...others].flatMap(({ tools }) => tools).map(toListed))
  const ladder = await callApi(getCountryLadder, {
    region,
    locale: language.locale,
    ...(month !== undefined && { month }),
  })
  const listed = ladder.tools.map(({ slug, band, bandBefore, isCompared }) => ({
    slug,
    figures: { band, bandBefore: isCompared ? bandBefore : undefined, source: ladder.sources[0] ?? null },
  }))
  return writeListed(caller, [name], { month: ladder.month, basis: 'bands' }, listed)
}

const basisNames: Record<RankingBasis, (t: Translate) => string | null> = {
  visits: (t) => t('ranking.basisVisits'),
  bands: (t) => t('site.kindBands'),
  sample: (t) => t('site.kindSample'),
  none: () => null,
}

type Category = CategoryStandings['categories'][number]

async function writeCategories(caller: Caller, asked: Asked): Promise<TableFile> {
  const { callApi, language, origin } = caller
  const { t, locale } = language
  const [first, ...others] = await readPages(caller, asked, (page) => callApi(getCategoryStandings, page))
  const isByBands = first.basis === 'bands'
  const columns: Column<Category>[] = [
    [t('ranking.rank'), ({ rank }) => rank],
    [t('table.rankBefore'), ({ previousRank }) => previousRank],
    [t('table.name'), ({ name }) => name],
    [t('table.page'), ({ slug }) => origin + pathTo('rank-category-tools', locale, slug)],
    [t('table.tools'), ({ tools }) => tools],
    [t('ranking.topTools'), ({ topTools }) => topTools.map(({ name }) => name).join(' · ')],
    [t('ranking.visits'), ({ visits }) => (isByBands ? undefined : visits)],
    [t('ranking.growth'), ({ growth }) => (isByBands ? undefined : growth)],
    [t('ranking.growthRate'), ({ growthRate }) => (isByBands ? undefined : growthRate)],
    [t('table.reachShare'), ({ reachShare }) => (isByBands ? reachShare : undefined)],
    [t('table.month'), () => first.month],
    [t('table.kind'), () => basisNames[first.basis](t)],
  ]
  const rows = [first, ...others].flatMap(({ categories }) => categories)
  return { text: writeTable(locale, columns, rows), name: nameTable(['categories'], first.month, first.basis) }
}

/** A ranking as a table, with all its stored entries. Throws `not_found` for an unknown kind. */
export function writeRanking(caller: Caller, kind: string, asked: Asked): Promise<TableFile> {
  const { callApi } = caller
  const { of } = asked
  switch (kind) {
    case 'categories':
      return writeCategories(caller, asked)
    case 'category':
      return writeToolRanking(caller, [of ?? 'tools'], asked, (page) =>
        callApi(getCategoryRanking, { ...(of !== undefined && { category: of }), ...page }),
      )
    case 'hot':
      return writeToolRanking(caller, ['rising'], asked, (page) => callApi(getTrendingRanking, page))
    case 'region':
      return writeRegion(caller, asked)
    case 'source': {
      const source = trafficSource.options.find((known) => known === of) ?? throwNotFound()
      return writeToolRanking(caller, ['visits-by', source], asked, async (page) => {
        const answer = await callApi(getSourceRanking, { source, ...page })
        return 'tools' in answer ? answer : throwNotFound()
      })
    }
    default:
      return throwNotFound()
  }
}
