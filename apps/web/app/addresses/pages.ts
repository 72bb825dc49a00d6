import { listFilters } from '@polydex/contract/tool/list-filter'
import type { PageRow } from './page-row.ts'

/** Query parameters of every list of tools, in canonical order. */
const listQuery = ['q', ...listFilters, 'role', 'sort', 'order', 'view', 'page', 'pageSize'] as const
/** `asked`: the text that was understood as this search; `words`: exact, a text that must not be understood. */
const findQuery = [...listQuery, 'asked', 'words'] as const
/** Of lists that are about a task or a tool: rows, those that fit best first. */
const fittingQuery = listQuery.filter((key) => key !== 'q' && key !== 'role')
const fittingDefaults = { sort: 'fit', view: 'list' } as const
const rankingQuery = ['month', 'page', 'pageSize'] as const
/** For lists of favourites, which start with the newest. */
const favoriteQuery = ['category', 'sort', 'view', 'page'] as const
const favoriteDefaults = { sort: 'saved' } as const

/**
 * Every page of the site, once. Routes (bare and under :locale), links, canonical spelling and the messages of a page
 * are derived from this table. Files are named after their pages (file-of.ts) and not listed: browsers get this table,
 * and need no files.
 */
export const pages = [
  { name: 'home', path: '', topics: ['home', 'card', 'band'], query: ['seed'] },
  { name: 'find', path: 'find', topics: ['find', 'card', 'band'], query: findQuery },
  { name: 'category-list', path: 'category', topics: ['category'], query: [] },
  {
    name: 'category',
    path: 'cate/:cate?',
    topics: ['category', 'find', 'card', 'band'],
    query: listQuery.filter((key) => key !== 'category'),
  },
  { name: 'task-list', path: 'task', topics: ['task'], query: [] },
  {
    name: 'task',
    path: 'task/:task',
    topics: ['task', 'find', 'card', 'band'],
    query: fittingQuery,
    defaults: fittingDefaults,
  },
  {
    name: 'alternatives',
    path: 'alternatives/:id',
    topics: ['task', 'find', 'card', 'band'],
    query: fittingQuery,
    defaults: fittingDefaults,
  },
  {
    name: 'compare',
    path: 'compare/:tools?',
    topics: ['compare', 'band', 'take', 'saveAll'],
    query: ['only', 'tools', 'add'],
  },
  {
    name: 'tool',
    path: 'tool/:id?',
    topics: ['tool', 'saveAll', 'card', 'band', 'take'],
    query: [],
    takesForms: true,
  },
  {
    name: 'tool-countries',
    path: 'tool/:id/countries',
    topics: ['place', 'band'],
    query: ['month', 'sort'],
    defaults: { sort: 'length' },
  },
  {
    name: 'correction',
    path: 'tool/:id/report',
    topics: ['form', 'correction', 'kind'],
    query: ['field'],
    takesForms: true,
  },
  {
    name: 'maker',
    path: 'tool/:id/maker',
    topics: ['form', 'maker'],
    query: [],
    takesForms: true,
    guards: ['private'],
  },
  {
    name: 'rank-categories',
    path: 'rank/Category',
    topics: ['ranking', 'standings', 'band', 'take'],
    query: rankingQuery,
  },
  {
    name: 'rank-category-tools',
    path: 'rank/category_ai/:category?',
    topics: ['ranking', 'byCategory', 'band', 'take'],
    query: rankingQuery,
  },
  {
    name: 'rank-hot',
    path: 'rank/hot',
    topics: ['ranking', 'trending', 'band', 'take'],
    query: rankingQuery,
  },
  {
    name: 'rank-regions',
    path: 'rank/region',
    topics: ['ranking', 'region', 'band', 'lists', 'take'],
    query: ['month', 'band', 'view'],
    defaults: { band: '1000', view: 'map' },
  },
  {
    name: 'rank-region-tools',
    path: 'rank/region_ai/:region?',
    topics: ['ranking', 'region', 'band', 'ladder', 'take'],
    query: ['month', 'sort', 'page', 'pageSize'],
    defaults: { sort: 'place' },
  },
  {
    name: 'rank-sources',
    path: 'rank/Source',
    topics: ['ranking', 'source', 'band', 'take'],
    query: ['month'],
  },
  {
    name: 'rank-source-tools',
    path: 'rank/Source_ai/:source?',
    topics: ['ranking', 'source', 'band', 'take'],
    query: rankingQuery,
  },
  {
    name: 'collect',
    path: 'collect',
    topics: ['collect', 'saveAll', 'card', 'listed', 'band', 'take'],
    query: favoriteQuery,
    takesForms: true,
    defaults: favoriteDefaults,
    guards: ['private'],
  },
  {
    name: 'collect-shared',
    path: 'collect/shared/:key?',
    topics: [],
    query: [],
    guards: ['private', 'secretAddress'],
  },
  {
    name: 'own-list',
    path: 'collect/list/:list',
    topics: ['ownList', 'collect', 'card', 'listed', 'take'],
    query: [],
    takesForms: true,
    guards: ['private'],
  },
  {
    name: 'list',
    path: 'lists/:key',
    topics: ['ownList', 'saveAll', 'form', 'card', 'listed', 'take'],
    query: ['page'],
    takesForms: true,
    guards: ['private', 'secretAddress'],
  },
  {
    name: 'collect-export',
    path: 'collect/export/:format?',
    topics: [],
    query: [],
    guards: ['private'],
  },
  { name: 'table', path: 'table/:kind', topics: [], query: ['of', 'month', 'sort'], takesForms: true },
  {
    name: 'login',
    path: 'login',
    topics: ['form', 'account'],
    query: ['next', 'note'],
    takesForms: true,
    guards: ['private'],
  },
  {
    name: 'register',
    path: 'register',
    topics: ['form', 'account'],
    query: ['next'],
    takesForms: true,
    guards: ['private'],
  },
  {
    name: 'account',
    path: 'account',
    topics: ['form', 'account', 'case'],
    query: [],
    takesForms: true,
    guards: ['private'],
  },
  {
    name: 'account-reset',
    path: 'account/reset',
    topics: ['form', 'account'],
    query: ['key'],
    takesForms: true,
    guards: ['private', 'secretAddress'],
  },
  {
    name: 'account-confirm',
    path: 'account/confirm',
    topics: ['form', 'account'],
    query: ['key'],
    takesForms: true,
    guards: ['private', 'secretAddress'],
  },
  {
    name: 'account-data',
    path: 'account/data',
    topics: [],
    query: [],
    guards: ['private'],
  },
  {
    name: 'submit',
    path: 'submit',
    topics: ['form', 'submit', 'card', 'listed', 'band'],
    query: ['name'],
    takesForms: true,
  },
  {
    name: 'case',
    path: 'case/:id?',
    topics: ['case', 'form'],
    query: [],
    takesForms: true,
    guards: ['private', 'secretAddress'],
  },
  { name: 'month', path: 'month/:month?', topics: ['month', 'band'], query: [] },
  { name: 'about', path: 'about', topics: ['about', 'kind', 'band'], query: [] },
  { name: 'contact', path: 'contact', topics: ['legal'], query: [] },
  { name: 'privacy', path: 'privacy', topics: ['legal'], query: [] },
  { name: 'terms', path: 'terms', topics: ['legal'], query: [] },
  { name: 'accessibility', path: 'accessibility', topics: ['legal'], query: [] },
] as const satisfies readonly PageRow[]

export type Page = (typeof pages)[number]
export type PageName = Page['name']
