import type { Call } from './call.ts'

/**
 * The same for everybody, and allowed to be some seconds old: caches may store the answer, and a replica may give it. What
 * an account, a secret link or a change is about is none.
 */
export const isPublicRead = ({ method, access, noStore }: Pick<Call, 'method' | 'access' | 'noStore'>): boolean =>
  method === 'GET' && access === 'public' && noStore !== true
