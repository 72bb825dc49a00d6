import type { FastifyBaseLogger } from 'fastify'
import type { ApiConfig } from './config.ts'

type Settings = Pick<ApiConfig, 'NODE_ENV' | 'API_INNER_PORT'>

/** Warns of settings that suit a trial but not a live site; `polydex check` checks more. */
export function warnOfDefaults(config: Settings, log: Pick<FastifyBaseLogger, 'warn'>): void {
  if (config.NODE_ENV === 'production' && config.API_INNER_PORT === 0)
    log.warn('API_INNER_PORT is 0: the web cannot pass on client addresses, so visitors share one limit; no metrics')
}
