import { getFavorites, setFavorite } from '@polydex/contract/favorite'
import { exportFavorites } from '@polydex/contract/favorite-export'
import { createShare, endShare, getShare, getSharedFavorites } from '@polydex/contract/favorite-share'
import type { Db } from '@polydex/core/db/connect'
import { createShare as create } from '@polydex/core/favorite/create-share'
import { endShare as end } from '@polydex/core/favorite/end-share'
import { exportFavorites as exportAll } from '@polydex/core/favorite/export-favorites'
import { findFavorites } from '@polydex/core/favorite/find-favorites'
import { findShare } from '@polydex/core/favorite/find-share'
import { findSharedFavorites } from '@polydex/core/favorite/find-shared-favorites'
import { setFavorites } from '@polydex/core/favorite/set-favorites'
import type { Keyring } from '@polydex/core/secret/keyring'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function favoriteRoutes(app: FastifyInstance, db: Db, keyring: Keyring | undefined): void {
  bind(app, getFavorites, (query, { accountId }) => findFavorites(db, accountId, query))
  bind(app, setFavorite, (input, { accountId }) => setFavorites(db, accountId, input))
  bind(app, exportFavorites, ({ locale }, { accountId }) => exportAll(db, accountId, locale, new Date()))
  bind(app, getShare, (_input, { accountId }) => findShare(db, accountId, keyring))
  bind(app, createShare, (_input, { accountId }) => create(db, accountId, keyring))
  bind(app, endShare, (_input, { accountId }) => end(db, accountId))
  bind(app, getSharedFavorites, (query) => findSharedFavorites(db, query))
}
