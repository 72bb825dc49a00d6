import {
  getCategoryRanking,
  getCategoryStandings,
  getRegionRanking,
  getSourceRanking,
  getTrendingRanking,
} from '@polydex/contract/ranking'
import type { Db } from '@polydex/core/db/connect'
import { findCategoryRanking } from '@polydex/core/ranking/find-category-ranking'
import { findCategoryStandings } from '@polydex/core/ranking/find-category-standings'
import { findRegionRanking } from '@polydex/core/ranking/find-region-ranking'
import { findSourceRanking } from '@polydex/core/ranking/find-source-ranking'
import { findTrendingRanking } from '@polydex/core/ranking/find-trending-ranking'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function rankingRoutes(app: FastifyInstance, db: Db): void {
  bind(app, getCategoryStandings, (query) => findCategoryStandings(db, query))
  bind(app, getCategoryRanking, (query) => findCategoryRanking(db, query))
  bind(app, getRegionRanking, (query) => findRegionRanking(db, query))
  bind(app, getSourceRanking, (query) => findSourceRanking(db, query))
  bind(app, getTrendingRanking, (query) => findTrendingRanking(db, query))
}
