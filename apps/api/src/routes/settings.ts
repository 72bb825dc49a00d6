import { getSettings, type Settings } from '@polydex/contract/http/settings'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'
import type { FindSwitches } from '../requests/refuse-switched-off.ts'

/** The features that the site is configured for, less those that are switched off. */
export function settingRoutes(
  app: FastifyInstance,
  { mail, trials, answers }: Omit<Settings, 'switches'>,
  findSwitches: FindSwitches,
): void {
  bind(app, getSettings, async () => {
    const on = await findSwitches()
    return { mail: mail && !on.has('no-mail'), trials, answers, switches: [...on] }
  })
}
