import * as favorite from '@polydex/contract/favorite/favorite'
import * as favoriteExport from '@polydex/contract/favorite/favorite-export'
import * as favoriteShare from '@polydex/contract/favorite/favorite-share'
import { exportFavorites } from '@polydex/core/favorite/export-favorites'
import { createShare, endShare, getShare } from '@polydex/core/favorite/favorite-share'
import { getFavorites } from '@polydex/core/favorite/get-favorites'
import { setFavorite } from '@polydex/core/favorite/set-favorite'
import type { Keyring } from '@polydex/core/secret/keyring'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function favoriteRoutes(app: FastifyInstance, keyring: Keyring | undefined): void {
  bind(app, favorite.getFavorites, (db, query, { accountId }) => getFavorites(db, accountId, query))
  bind(app, favorite.setFavorite, (db, input, { accountId }) => setFavorite(db, accountId, input))
  bind(app, favoriteExport.exportFavorites, (db, { locale }, { accountId }) =>
    exportFavorites(db, accountId, locale, new Date()),
  )
  bind(app, favoriteShare.getShare, (db, _input, { accountId }) => getShare(db, accountId, keyring))
  bind(app, favoriteShare.createShare, (db, _input, { accountId }) => createShare(db, accountId, keyring))
  bind(app, favoriteShare.endShare, (db, _input, { accountId }) => endShare(db, accountId))
}
