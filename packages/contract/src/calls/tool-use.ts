import type { Call } from '../http/call.ts'

/** Tools in one call: as many as are saved to a list at once. */
export const maxUsed = 100

export const countUse = {
  method: 'POST',
  path: '/api/tools/countUse',
  access: 'public',
  tag: 'Tools',
  isAnonymous: true,
  limits: [{ name: 'LIMIT_USES', per: 'network' }],
} as const satisfies Call

export const getToolUses = {
  method: 'GET',
  path: '/api/user/getToolUses',
  access: 'account',
  tag: 'Submissions',
} as const satisfies Call
