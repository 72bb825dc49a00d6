import type { Call } from '../call.ts'

export const submitTool = {
  method: 'POST',
  path: '/api/user/submit',
  access: 'public',
  tag: 'Submissions',
  limits: [
    { name: 'LIMIT_SUBMIT', per: 'account or network', counts: 'successes' },
    { name: 'LIMIT_SUBMIT_ACCOUNT', per: 'account', counts: 'successes' },
  ],
} as const satisfies Call
