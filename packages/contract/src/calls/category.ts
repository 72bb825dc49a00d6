import type { Call } from '../http/call.ts'

export const getHome = {
  method: 'GET',
  path: '/api/cate/getIndexCate',
  access: 'public',
  tag: 'Categories',
} as const satisfies Call

export const getCategoryGroups = {
  method: 'GET',
  path: '/api/cate/getGroupCate',
  access: 'public',
  tag: 'Categories',
} as const satisfies Call
