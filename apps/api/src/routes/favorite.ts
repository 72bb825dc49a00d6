import { getFavorites, setFavorite } from '@polydex/contract/favorite'
import type { Db } from '@polydex/core/db/connect'
import { findFavorites } from '@polydex/core/favorite/find-favorites'
import { setFavorites } from '@polydex/core/favorite/set-favorites'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function favoriteRoutes(app: FastifyInstance, db: Db): void {
  bind(app, getFavorites, (query, { accountId }) => findFavorites(db, accountId, query))
  bind(app, setFavorite, (input, { accountId }) => setFavorites(db, accountId, input))
}
