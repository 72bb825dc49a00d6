import { getSuggestions, getTools } from '@polydex/contract/tool'
import { AppError } from '@polydex/core/app-error'
import type { FastifyInstance } from 'fastify'
import type { Limits } from './create-limits.ts'

const searchPaths = new Set<string>([getTools.path, getSuggestions.path])

/**
 * Above so many searches under way new ones are told to come back, at once: they would only wait for the same database.
 * Of one process; everything else goes on.
 */
export function limitSearchesAtOnce(app: FastifyInstance, { searches }: Limits): void {
  app.addHook('onRequest', async (request, reply) => {
    const { q } = request.query as { q?: unknown }
    if (q === undefined || !searchPaths.has(request.routeOptions.url ?? '')) return
    if (searches.underWay >= searches.most) {
      reply.header('Retry-After', 1)
      throw new AppError('unavailable', 'Too many searches at once; try again in a moment')
    }
    searches.underWay += 1
    reply.raw.once('close', () => {
      searches.underWay -= 1
    })
  })
}
