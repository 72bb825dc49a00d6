import { getCategoryRanking } from '@polydex/contract/ranking'
import type { Db } from '@polydex/core/db/connect'
import { findCategoryRanking } from '@polydex/core/ranking/find-category-ranking'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function rankingRoutes(app: FastifyInstance, db: Db): void {
  bind(app, getCategoryRanking, (query) => findCategoryRanking(db, query))
}
