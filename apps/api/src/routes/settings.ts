import { getSettings, type Settings } from '@polydex/contract/settings'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function settingRoutes(app: FastifyInstance, settings: Settings): void {
  bind(app, getSettings, async () => settings)
}
