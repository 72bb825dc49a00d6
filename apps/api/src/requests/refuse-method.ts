import type { Failure } from '@polydex/contract/http/error'
import { errorStatus } from '@polydex/contract/http/error'
import type { FastifyInstance } from 'fastify'
import { pathOf } from './logger-options.ts'

/**
 * Answers requests without a route: 405 with `Allow` if the path has other methods, else 404. Call this before the
 * routes are added, because it collects them as they are; a route that ends in `*` covers all paths below it.
 */
export function refuseMethod(app: FastifyInstance): void {
  const known = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    // The route for any path at all serves preflights, and is no call.
    if (url === '*' || url === '/*') return
    const methods = known.get(url) ?? known.set(url, new Set()).get(url)
    for (const name of [method].flat()) methods?.add(name)
  })
  const findAllowed = (path: string): string[] => {
    const methods =
      known.get(path) ??
      [...known].find(
        ([url]) => url.endsWith('/*') && path.startsWith(url.slice(0, -1)) && path.length >= url.length,
      )?.[1]
    return [...(methods ?? [])].toSorted()
  }
  app.setNotFoundHandler((request, reply) => {
    const allowed = findAllowed(decodePath(pathOf(request.url)))
    if (allowed.length === 0 || allowed.includes(request.method))
      return reply
        .status(errorStatus.not_found)
        .send({ code: 'not_found', message: 'There is no such call' } satisfies Failure)
    return reply
      .status(errorStatus.wrong_method)
      .header('Allow', allowed.join(', '))
      .send({ code: 'wrong_method', message: `Ask with ${allowed.join(' or ')}` } satisfies Failure)
  })
}

/** Decodes as the router does; the router has already rejected paths that cannot be decoded. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
