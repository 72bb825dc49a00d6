import { getRandomTools, getSuggestions, getTools } from '@polydex/contract/tool'
import { getToolDetail } from '@polydex/contract/tool-detail'
import type { Db } from '@polydex/core/db/connect'
import { findRandomTools } from '@polydex/core/tool/find-random-tools'
import { findSuggestions } from '@polydex/core/tool/find-suggestions'
import { findTools } from '@polydex/core/tool/find-tools'
import { getToolDetail as getDetail } from '@polydex/core/tool/get-tool-detail'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function toolRoutes(app: FastifyInstance, db: Db, options: { countMissed: boolean }): void {
  bind(app, getTools, (query) => findTools(db, query, options))
  bind(app, getToolDetail, (query) => getDetail(db, query))
  bind(app, getRandomTools, (query) => findRandomTools(db, query))
  bind(app, getSuggestions, (query) => findSuggestions(db, query))
}
