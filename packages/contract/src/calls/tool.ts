import type { Call } from '../http/call.ts'

export const getTools = {
  method: 'GET',
  path: '/api/tools/getTools',
  access: 'public',
  tag: 'Tools',
  cost: 'search',
  // Without a search text it is a list like any other, which caches store.
  limits: [{ name: 'LIMIT_SEARCH', per: 'account or network', onlyWith: 'q' }],
  closedBy: { switch: 'no-search', onlyWith: 'q' },
} as const satisfies Call

export const getToolDetail = {
  method: 'GET',
  path: '/api/tools/getToolsDetail',
  access: 'public',
  tag: 'Tools',
} as const satisfies Call

export const getToolFacts = {
  method: 'GET',
  path: '/api/tools/getToolFacts',
  access: 'public',
  tag: 'Tools',
} as const satisfies Call

export const getToolPlaces = {
  method: 'GET',
  path: '/api/tools/getToolPlaces',
  access: 'public',
  tag: 'Tools',
} as const satisfies Call

export const getComparisons = {
  method: 'GET',
  path: '/api/tools/getComparisons',
  access: 'public',
  tag: 'Tools',
} as const satisfies Call

export const getTask = {
  method: 'GET',
  path: '/api/tools/getTask',
  access: 'public',
  tag: 'Tools',
} as const satisfies Call

export const getTasks = {
  method: 'GET',
  path: '/api/tools/getTasks',
  access: 'public',
  tag: 'Tools',
} as const satisfies Call

export const getCategoryTasks = {
  method: 'GET',
  path: '/api/tools/getCategoryTasks',
  access: 'public',
  tag: 'Tools',
} as const satisfies Call

export const getRandomTools = {
  method: 'GET',
  path: '/api/tools/getToolsRand',
  access: 'public',
  tag: 'Tools',
  noStore: true,
} as const satisfies Call

export const getSuggestions = {
  method: 'GET',
  path: '/api/tools/getSuggestions',
  access: 'public',
  tag: 'Tools',
  cost: 'search',
  limits: [{ name: 'LIMIT_SUGGEST', per: 'account or network' }],
  closedBy: { switch: 'no-search' },
} as const satisfies Call

export const understandQuery = {
  method: 'GET',
  path: '/api/tools/understandQuery',
  access: 'public',
  tag: 'Tools',
  cost: 'search',
  limits: [{ name: 'LIMIT_SUGGEST', per: 'account or network' }],
  closedBy: { switch: 'no-search' },
} as const satisfies Call

export const showTrial = {
  method: 'POST',
  path: '/api/tools/showTrial',
  access: 'account',
  tag: 'Tools',
  limits: [{ name: 'LIMIT_TRIAL', per: 'account' }],
  audit: 'trial-shown',
} as const satisfies Call

export const getCoverage = {
  method: 'GET',
  path: '/api/tools/getCoverage',
  access: 'public',
  tag: 'Tools',
} as const satisfies Call

export const getSitemap = {
  method: 'GET',
  path: '/api/tools/getSitemap',
  access: 'public',
  tag: 'Tools',
} as const satisfies Call

export const getSitemapTools = {
  method: 'GET',
  path: '/api/tools/getSitemapTools',
  access: 'public',
  tag: 'Tools',
} as const satisfies Call
