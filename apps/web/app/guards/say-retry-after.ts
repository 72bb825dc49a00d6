import type { GuardArguments } from './guards.ts'
import { limitContext } from '../request/request-context.ts'

/** Root middleware: sets Retry-After on rate-limited pages, because the router drops headers of thrown responses. */
export async function sayRetryAfter({ context }: GuardArguments, next: () => Promise<Response>): Promise<Response> {
  const response = await next()
  const { retryAfterSeconds } = context.get(limitContext)
  if (response.status === 429) response.headers.set('Retry-After', String(retryAfterSeconds ?? 60))
  return response
}
