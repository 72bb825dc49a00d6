import type { Call } from '../http/call.ts'

export const getLists = {
  method: 'GET',
  path: '/api/lists/getLists',
  access: 'account',
  tag: 'Lists',
} as const satisfies Call

export const getList = {
  method: 'GET',
  path: '/api/lists/getList',
  access: 'account',
  tag: 'Lists',
} as const satisfies Call

export const saveList = {
  method: 'POST',
  path: '/api/lists/saveList',
  access: 'account',
  tag: 'Lists',
  limits: [{ name: 'LIMIT_FAVORITES', per: 'account' }],
} as const satisfies Call

export const removeList = {
  method: 'POST',
  path: '/api/lists/removeList',
  access: 'account',
  tag: 'Lists',
  limits: [{ name: 'LIMIT_FAVORITES', per: 'account' }],
} as const satisfies Call

export const createListShare = {
  method: 'POST',
  path: '/api/lists/createListShare',
  access: 'account',
  tag: 'Lists',
  audit: 'list-share-created',
} as const satisfies Call

export const endListShare = {
  method: 'POST',
  path: '/api/lists/endListShare',
  access: 'account',
  tag: 'Lists',
  audit: 'list-share-ended',
} as const satisfies Call

export const getSharedList = {
  method: 'GET',
  path: '/api/lists/getShared',
  access: 'public',
  tag: 'Lists',
  // A revoked link must not stay readable in a cache.
  noStore: true,
} as const satisfies Call

export const reportList = {
  method: 'POST',
  path: '/api/lists/report',
  access: 'public',
  tag: 'Lists',
  limits: [
    { name: 'LIMIT_SUBMIT_TRIES', per: 'network' },
    { name: 'LIMIT_CORRECT', per: 'account or network', counts: 'successes' },
  ],
  closedBy: { switch: 'no-submissions' },
} as const satisfies Call
