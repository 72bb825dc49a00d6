import * as list from '@polydex/contract/list/list'
import { getList } from '@polydex/core/list/get-list'
import { getLists } from '@polydex/core/list/get-lists'
import { getSharedList } from '@polydex/core/list/get-shared-list'
import { createListShare, endListShare } from '@polydex/core/list/list-share'
import { reportList } from '@polydex/core/list/report-list'
import { removeList, saveList } from '@polydex/core/list/save-list'
import type { Keyring } from '@polydex/core/secret/keyring'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function listRoutes(app: FastifyInstance, keyring: Keyring | undefined): void {
  bind(app, list.getLists, (db, _input, { accountId }) => getLists(db, accountId))
  bind(app, list.getList, (db, query, { accountId }) => getList(db, accountId, query, keyring))
  bind(app, list.saveList, (db, input, { accountId }) => saveList(db, accountId, input))
  bind(app, list.removeList, (db, input, { accountId }) => removeList(db, accountId, input.list))
  bind(app, list.createListShare, (db, input, { accountId }) => createListShare(db, accountId, input.list, keyring))
  bind(app, list.endListShare, (db, input, { accountId }) => endListShare(db, accountId, input.list))
  bind(app, list.getSharedList, (db, query) => getSharedList(db, query))
  bind(app, list.reportList, (db, input) => reportList(db, input))
}
