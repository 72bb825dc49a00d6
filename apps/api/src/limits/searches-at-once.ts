import { networksOf } from '@polydex/contract/networks-of'
import { AppError } from '@polydex/core/app-error'
import type { FastifyInstance } from 'fastify'
import { clientAddressOf, type Listener } from './client-address.ts'
import type { Limits } from './create-limits.ts'

/** Of the places: what one network may hold at most, and what is left to networks that hold none. */
const partOfOne = 0.5
const partOfOthers = 0.25

/**
 * Above so many searches under way new ones are told to come back, at once: they would only wait for the same database.
 * Of one process; everything else goes on. One network cannot take all places, however many addresses it has.
 */
export function limitSearchesAtOnce(app: FastifyInstance, { searches }: Limits, listener: Listener): void {
  app.addHook('onRequest', async (request, reply) => {
    const { q } = request.query as { q?: unknown }
    if (q === undefined || request.routeOptions.config.call?.cost !== 'search') return
    const network = networksOf(clientAddressOf(request, listener)).at(-1)?.name ?? ''
    if (!hasPlace(searches, network)) {
      reply.header('Retry-After', 1)
      throw new AppError('unavailable', 'Too many searches at once; try again in a moment')
    }
    const { underWay } = searches
    underWay.set(network, (underWay.get(network) ?? 0) + 1)
    reply.raw.once('close', () => {
      const left = (underWay.get(network) ?? 1) - 1
      if (left === 0) underWay.delete(network)
      else underWay.set(network, left)
    })
  })
}

/** Whether one more search of a network finds a place. */
export function hasPlace({ underWay, most }: Limits['searches'], network: string): boolean {
  const own = underWay.get(network) ?? 0
  const all = [...underWay.values()].reduce((sum, count) => sum + count, 0)
  if (own === 0) return all < most
  return own < Math.max(1, most * partOfOne) && all < Math.max(1, most * (1 - partOfOthers))
}
