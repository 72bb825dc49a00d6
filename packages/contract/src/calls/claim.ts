import type { Call } from '../http/call.ts'

export const claimTool = {
  method: 'POST',
  path: '/api/user/claim',
  access: 'account',
  tag: 'Submissions',
  limits: [{ name: 'LIMIT_CLAIM', per: 'account' }],
  closedBy: { switch: 'no-submissions' },
} as const satisfies Call

export const getClaim = {
  method: 'GET',
  path: '/api/user/getClaim',
  access: 'account',
  tag: 'Submissions',
} as const satisfies Call

export const checkClaim = {
  method: 'POST',
  path: '/api/user/checkClaim',
  access: 'account',
  tag: 'Submissions',
  limits: [{ name: 'LIMIT_CLAIM', per: 'account' }],
  closedBy: { switch: 'no-submissions' },
} as const satisfies Call

export const nameIcon = {
  method: 'POST',
  path: '/api/user/nameIcon',
  access: 'account',
  tag: 'Submissions',
  limits: [{ name: 'LIMIT_CLAIM', per: 'account' }],
  closedBy: { switch: 'no-submissions' },
} as const satisfies Call

export const stateVisits = {
  method: 'POST',
  path: '/api/user/stateVisits',
  access: 'account',
  tag: 'Submissions',
  limits: [{ name: 'LIMIT_CLAIM', per: 'account' }],
  closedBy: { switch: 'no-submissions' },
} as const satisfies Call
