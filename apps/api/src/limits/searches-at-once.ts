import { networksOf } from '@polydex/contract/address/networks-of'
import { AppError } from '@polydex/core/app-error'
import type { FastifyInstance } from 'fastify'
import { clientAddressOf, type Listener } from './client-address.ts'
import type { Limits } from './create-limits.ts'

/** Shares of the slots: the maximum for one network, and the reserve for networks that have none. */
const partOfOne = 0.5
const partOfOthers = 0.25

/**
 * Bounds concurrent searches per process: further ones are rejected immediately instead of queueing for the same
 * database, and all other calls go on. One network cannot take all slots, however many addresses it has.
 */
export function limitSearchesAtOnce(app: FastifyInstance, { searches }: Limits, listener: Listener): void {
  app.addHook('onRequest', async (request, reply) => {
    const { q } = request.query as { q?: unknown }
    if (q === undefined || request.routeOptions.config.call?.cost !== 'search') return
    const network = networksOf(clientAddressOf(request, listener)).at(-1)?.name ?? ''
    // A caller who left while an earlier hook waited would never give a place back.
    if (reply.raw.closed || !hasFreeSlot(searches, network)) {
      reply.header('Retry-After', 1)
      throw new AppError('unavailable', 'Too many searches at once; try again in a moment')
    }
    const { active } = searches
    active.set(network, (active.get(network) ?? 0) + 1)
    reply.raw.once('close', () => {
      const left = (active.get(network) ?? 1) - 1
      if (left === 0) active.delete(network)
      else active.set(network, left)
    })
  })
}

/** Whether there is a slot for one more search of a network. */
export function hasFreeSlot({ active, max }: Limits['searches'], network: string): boolean {
  const own = active.get(network) ?? 0
  const all = [...active.values()].reduce((sum, count) => sum + count, 0)
  if (own === 0) return all < max
  return own < Math.max(1, max * partOfOne) && all < Math.max(1, max * (1 - partOfOthers))
}
