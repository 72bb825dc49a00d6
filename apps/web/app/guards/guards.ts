import type { MiddlewareFunction } from 'react-router'
import { findPage } from '../addresses/find-page.ts'
import type { GuardName } from '../addresses/pages.ts'
import { throwFailure } from '../api/page-failure.ts'
import { cacheRules } from '../http/cache-rules.ts'

type Guard = MiddlewareFunction<Response>
export type GuardArguments = Parameters<Guard>[0]

/** What the names in the page table mean. */
const guards = {
  /** Answers, also redirects and refusals, are for the one who asked. */
  private: async (_arguments, next) => {
    const response = await next()
    response.headers.set('Cache-Control', cacheRules.private.says)
    return response
  },
  /** The address itself is a secret: where a page leads, nobody learns it. Not `no-referrer`, which takes a form's origin. */
  secretAddress: async (_arguments, next) => {
    const response = await next()
    response.headers.set('Referrer-Policy', 'strict-origin')
    return response
  },
} satisfies Record<GuardName, Guard>

const isGuardName = (name: string): name is GuardName => Object.hasOwn(guards, name)

/** The first named is the outermost. The types allow no unknown name; one that comes all the same stops the request. */
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

/** Middleware of the root: runs the guards that the asked page names. */
export function guardPage(given: GuardArguments, next: () => Promise<Response>): Promise<Response> {
  const page = findPage(given.url.pathname)
  return runGuards(page !== undefined && 'guards' in page ? page.guards : [], given, next)
}
