import { getCountryLadder as countryLadder } from '@polydex/contract/figure/country-ladder'
import * as month from '@polydex/contract/figure/month'
import { getBandMap as bandMap } from '@polydex/contract/figure/band-map'
import * as ranking from '@polydex/contract/figure/ranking'
import { getBandMap } from '@polydex/core/band/get-band-map'
import { getMonth, getMonths } from '@polydex/core/month/get-month'
import { getCountryLadder } from '@polydex/core/ranking/get-country-ladder'
import { getCategoryStandings } from '@polydex/core/ranking/get-category-standings'
import {
  getCategoryRanking,
  getRegionRanking,
  getSourceRanking,
  getTrendingRanking,
} from '@polydex/core/ranking/get-rankings'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function rankingRoutes(app: FastifyInstance): void {
  bind(app, ranking.getCategoryStandings, (db, query) => getCategoryStandings(db, query))
  bind(app, ranking.getCategoryRanking, (db, query) => getCategoryRanking(db, query))
  bind(app, ranking.getRegionRanking, (db, query) => getRegionRanking(db, query))
  bind(app, countryLadder, (db, query) => getCountryLadder(db, query))
  bind(app, ranking.getSourceRanking, (db, query) => getSourceRanking(db, query))
  bind(app, ranking.getTrendingRanking, (db, query) => getTrendingRanking(db, query))
  bind(app, month.getMonth, (db, query) => getMonth(db, query))
  bind(app, month.getMonths, (db, query) => getMonths(db, query))
  bind(app, bandMap, (db, query) => getBandMap(db, query))
}
