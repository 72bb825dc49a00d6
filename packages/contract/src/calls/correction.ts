import type { Call } from '../http/call.ts'

export const correctTool = {
  method: 'POST',
  path: '/api/user/correct',
  access: 'public',
  tag: 'Submissions',
  limits: [
    { name: 'LIMIT_SUBMIT_TRIES', per: 'network' },
    { name: 'LIMIT_CORRECT', per: 'account or network', counts: 'successes' },
  ],
  closedBy: { switch: 'no-submissions' },
} as const satisfies Call
