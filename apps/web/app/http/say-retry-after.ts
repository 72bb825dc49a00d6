import type { GuardArguments } from '../guards/guards.ts'
import { limitContext } from '../request/request-context.ts'

/** Middleware of the root: a page that was refused for coming too often says when to come back. The router itself drops headers of what loaders throw. */
export async function sayRetryAfter({ context }: GuardArguments, next: () => Promise<Response>): Promise<Response> {
  const response = await next()
  const { retryAfterSeconds } = context.get(limitContext)
  if (response.status === 429) response.headers.set('Retry-After', String(retryAfterSeconds ?? 60))
  return response
}
