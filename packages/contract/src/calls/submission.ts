import type { Call } from '../http/call.ts'

export const submitTool = {
  method: 'POST',
  path: '/api/user/submit',
  access: 'public',
  tag: 'Submissions',
  limits: [
    { name: 'LIMIT_SUBMIT_TRIES', per: 'network' },
    { name: 'LIMIT_SUBMIT', per: 'account or network', counts: 'successes' },
    { name: 'LIMIT_SUBMIT_ACCOUNT', per: 'account', counts: 'successes' },
  ],
  closedBy: { switch: 'no-submissions' },
} as const satisfies Call

export const checkAddress = {
  method: 'GET',
  path: '/api/user/checkAddress',
  access: 'public',
  tag: 'Submissions',
  limits: [{ name: 'LIMIT_SUBMIT_TRIES', per: 'network' }],
  // The same address may be submitted again at any moment.
  noStore: true,
} as const satisfies Call
