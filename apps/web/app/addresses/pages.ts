/** Query parameters of every list of tools, in canonical order. */
const listQuery = ['q', 'category', 'price', 'features', 'aiRole', 'sort', 'order', 'page', 'pageSize'] as const
const rankingQuery = ['month', 'page', 'pageSize'] as const
/** For lists of favourites, which start with the newest. */
const favoriteQuery = ['category', 'sort', 'page'] as const
const favoriteDefaults = { sort: 'saved' } as const

/**
 * Every page of the site, once. Routes (bare and under :locale), links, canonical spelling and the messages of a page
 * are derived from this table.
 */
export const pages = [
  { name: 'home', path: '', file: 'routes/home.tsx', topics: ['home', 'card', 'band', 'map'], query: ['seed'] },
  { name: 'find', path: 'find', file: 'routes/find.tsx', topics: ['find', 'card', 'band'], query: listQuery },
  { name: 'category-list', path: 'category', file: 'routes/category-list.tsx', topics: ['category'], query: [] },
  {
    name: 'category',
    path: 'cate/:cate?',
    file: 'routes/category.tsx',
    topics: ['category', 'find', 'card', 'band'],
    query: listQuery.filter((key) => key !== 'category'),
  },
  {
    name: 'tool',
    path: 'tool/:id?',
    file: 'routes/tool.tsx',
    topics: ['tool', 'card', 'band'],
    query: [],
    takesForms: true,
  },
  {
    name: 'tool-countries',
    path: 'tool/:id/countries',
    file: 'routes/tool-countries.tsx',
    topics: ['place', 'band'],
    query: ['month', 'sort'],
    defaults: { sort: 'length' },
  },
  {
    name: 'rank-categories',
    path: 'rank/Category',
    file: 'routes/rank-categories.tsx',
    topics: ['ranking', 'standings', 'band'],
    query: rankingQuery,
  },
  {
    name: 'rank-category-tools',
    path: 'rank/category_ai/:category?',
    file: 'routes/rank-category-tools.tsx',
    topics: ['ranking', 'byCategory', 'band'],
    query: rankingQuery,
  },
  {
    name: 'rank-hot',
    path: 'rank/hot',
    file: 'routes/rank-hot.tsx',
    topics: ['ranking', 'trending', 'band'],
    query: rankingQuery,
  },
  {
    name: 'rank-regions',
    path: 'rank/region',
    file: 'routes/rank-regions.tsx',
    topics: ['ranking', 'region', 'band', 'map', 'lists'],
    query: ['month', 'band'],
    defaults: { band: '1000' },
  },
  {
    name: 'rank-region-tools',
    path: 'rank/region_ai/:region?',
    file: 'routes/rank-region-tools.tsx',
    topics: ['ranking', 'region', 'band', 'ladder'],
    query: rankingQuery,
  },
  {
    name: 'rank-sources',
    path: 'rank/Source',
    file: 'routes/rank-sources.tsx',
    topics: ['ranking', 'source', 'band'],
    query: ['month'],
  },
  {
    name: 'rank-source-tools',
    path: 'rank/Source_ai/:source?',
    file: 'routes/rank-source-tools.tsx',
    topics: ['ranking', 'source', 'band'],
    query: rankingQuery,
  },
  {
    name: 'collect',
    path: 'collect',
    file: 'routes/collect.tsx',
    topics: ['collect', 'card', 'band'],
    query: favoriteQuery,
    takesForms: true,
    defaults: favoriteDefaults,
    guards: ['private'],
  },
  {
    name: 'collect-shared',
    path: 'collect/shared/:key?',
    file: 'routes/collect-shared.tsx',
    topics: ['collect', 'card', 'band'],
    query: favoriteQuery,
    defaults: favoriteDefaults,
    guards: ['private', 'secretAddress'],
  },
  {
    name: 'collect-export',
    path: 'collect/export/:format?',
    file: 'routes/collect-export.ts',
    topics: [],
    query: [],
    guards: ['private'],
  },
  {
    name: 'login',
    path: 'login',
    file: 'routes/login.tsx',
    topics: ['form', 'account'],
    query: ['next', 'note'],
    takesForms: true,
    guards: ['private'],
  },
  {
    name: 'register',
    path: 'register',
    file: 'routes/register.tsx',
    topics: ['form', 'account'],
    query: ['next'],
    takesForms: true,
    guards: ['private'],
  },
  {
    name: 'account',
    path: 'account',
    file: 'routes/account.tsx',
    topics: ['form', 'account'],
    query: [],
    takesForms: true,
    guards: ['private'],
  },
  {
    name: 'account-reset',
    path: 'account/reset',
    file: 'routes/account-reset.tsx',
    topics: ['form', 'account'],
    query: ['key'],
    takesForms: true,
    guards: ['private', 'secretAddress'],
  },
  {
    name: 'account-confirm',
    path: 'account/confirm',
    file: 'routes/account-confirm.tsx',
    topics: ['form', 'account'],
    query: ['key'],
    takesForms: true,
    guards: ['private', 'secretAddress'],
  },
  {
    name: 'account-data',
    path: 'account/data',
    file: 'routes/account-data.ts',
    topics: [],
    query: [],
    guards: ['private'],
  },
  {
    name: 'submit',
    path: 'submit',
    file: 'routes/submit.tsx',
    topics: ['form', 'submit', 'card', 'band'],
    query: ['name'],
    takesForms: true,
  },
  { name: 'month', path: 'month/:month?', file: 'routes/month.tsx', topics: ['month', 'band'], query: [] },
  { name: 'about', path: 'about', file: 'routes/about.tsx', topics: ['about', 'band'], query: [] },
] as const satisfies readonly PageRow[]

/** Guards that can run between a request and its page, implemented in guards/guards.ts. */
export type GuardName = 'private' | 'secretAddress'

type PageRow = {
  name: string
  /** As written in addresses, case-sensitive, with one parameter at most: `:name?` if it is optional, which is then last. */
  path: string
  file: string
  /** Message files besides `site` and `errors`, which every page has. */
  topics: readonly string[]
  /** Query parameters of the page, in canonical order. */
  query: readonly string[]
  /** Values equivalent to omitting the parameter, where they differ from other lists. */
  defaults?: Readonly<Record<string, string>>
  /** The route has an action; forms sent to other pages are refused before they are counted. */
  takesForms?: true
  /** Guards between a request and the page, outermost first. */
  guards?: readonly GuardName[]
}

export type Page = (typeof pages)[number]
export type PageName = Page['name']
