import type { MiddlewareFunction } from 'react-router'
import { findPage } from '../addresses/find-page.ts'
import type { GuardName } from '../addresses/page-row.ts'
import { throwFailure } from '../request/page-failure.ts'
import { cacheRules } from '../http/cache-rules.ts'

type Guard = MiddlewareFunction<Response>
export type GuardArguments = Parameters<Guard>[0]

/** The guards that the page table lists by name. */
const guards = {
  /** All responses, including redirects and errors, are private. */
  private: async (_arguments, next) => {
    const response = await next()
    response.headers.set('Cache-Control', cacheRules.private.says)
    return response
  },
  /**
   * The address itself is a secret, so it is not sent to linked pages. Not `no-referrer`, which would remove the Origin
   * of forms.
   */
  secretAddress: async (_arguments, next) => {
    const response = await next()
    response.headers.set('Referrer-Policy', 'strict-origin')
    return response
  },
} satisfies Record<GuardName, Guard>

const isGuardName = (name: string): name is GuardName => Object.hasOwn(guards, name)

/** The first guard is the outermost. The types allow only known names; an unknown one still stops the request. */
export async function runGuards(
  names: readonly string[],
  given: GuardArguments,
  next: () => Promise<Response>,
): Promise<Response> {
  const [name, ...rest] = names
  if (name === undefined) return next()
  if (!isGuardName(name)) {
    console.error(`Unknown middleware: ${name}`)
    return throwFailure('unknown_middleware')
  }
  return guards[name](given, () => runGuards(rest, given, next))
}

/** Root middleware: runs the guards that the page table lists for the requested page. */
export function guardPage(given: GuardArguments, next: () => Promise<Response>): Promise<Response> {
  const page = findPage(given.url.pathname)
  return runGuards(page !== undefined && 'guards' in page ? page.guards : [], given, next)
}
