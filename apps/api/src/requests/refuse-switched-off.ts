import type { Call } from '@polydex/contract/http/call'
import { switches, type SwitchName } from '@polydex/contract/http/switch'
import { AppError } from '@polydex/core/app-error'
import type { FastifyInstance } from 'fastify'

export type FindSwitches = () => Promise<ReadonlySet<SwitchName>>

/** The switches that would refuse a call. Plain reads have none, so they need no look-up. */
function switchesOf({ method, closedBy }: Call, query: unknown): SwitchName[] {
  const field = closedBy?.onlyWith
  const isMeant = field === undefined || (query as Record<string, unknown>)[field] !== undefined
  return [
    ...(method === 'POST' ? (['read-only'] as const) : []),
    ...(closedBy !== undefined && isMeant ? [closedBy.switch] : []),
  ]
}

/** Refuses calls that an operator has switched off, before any other work. */
export function refuseSwitchedOff(app: FastifyInstance, findSwitches: FindSwitches): void {
  app.addHook('onRequest', async ({ routeOptions: { config }, query }) => {
    if (config.call === undefined) return
    const wanted = switchesOf(config.call, query)
    if (wanted.length === 0) return
    const on = await findSwitches()
    const refusing = wanted.find((name) => on.has(name))
    if (refusing !== undefined) throw new AppError(switches[refusing], 'The operator has switched this off for a while')
  })
}
