import type { Call } from '../http/call.ts'

export const getMonth = {
  method: 'GET',
  path: '/api/ranking/getMonth',
  access: 'public',
  tag: 'Rankings',
} as const satisfies Call

export const getMonths = {
  method: 'GET',
  path: '/api/ranking/getMonths',
  access: 'public',
  tag: 'Rankings',
} as const satisfies Call
