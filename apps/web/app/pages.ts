/**
 * Every page of the site, once. routes.ts lays the table out bare and under :locale; links, canonical spelling,
 * and the texts a page needs all come from here.
 */
export const pages = [
  { name: 'home', path: '', file: 'routes/home.tsx', topics: ['home'], query: [] },
  {
    name: 'rank-category-tools',
    path: 'rank/category_ai/:category?',
    file: 'routes/rank-category-tools.tsx',
    topics: ['ranking'],
    query: ['month', 'page', 'pageSize'],
  },
] as const satisfies readonly PageRow[]

type PageRow = {
  name: string
  /** As written in addresses, in this very case; `:name?` is the parameter, if there is one. */
  path: string
  file: string
  /** Message files beyond `site` and `errors`, which every page has. */
  topics: readonly string[]
  /** Query parameters the page knows, in canonical order. */
  query: readonly string[]
}

export type Page = (typeof pages)[number]
export type PageName = Page['name']

/** Query values that mean the same as leaving them out. */
export const queryDefaults: Readonly<Record<string, string>> = { page: '1', pageSize: '24' }
