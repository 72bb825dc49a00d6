import { getSettings, type Settings } from '@polydex/contract/settings'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'
import type { FindSwitches } from '../refuse-switched-off.ts'

/** What the site is set up for, less what is switched off for a while. */
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
