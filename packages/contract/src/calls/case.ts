import type { Call } from '../http/call.ts'

export const getCase = {
  method: 'GET',
  path: '/api/user/getCase',
  access: 'public',
  tag: 'Submissions',
  // The id is a secret, and a decision must be visible immediately.
  noStore: true,
} as const satisfies Call

export const getOwnCases = {
  method: 'GET',
  path: '/api/user/getMyCases',
  access: 'account',
  tag: 'Submissions',
} as const satisfies Call
