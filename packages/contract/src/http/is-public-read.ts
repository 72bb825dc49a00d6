import type { Call } from './call.ts'

/**
 * Whether the answer is the same for all clients and may be some seconds old: caches may store it, and a replica may
 * serve it. Calls about an account, a secret link or a change are not.
 */
export const isPublicRead = ({ method, access, noStore }: Pick<Call, 'method' | 'access' | 'noStore'>): boolean =>
  method === 'GET' && access === 'public' && noStore !== true
