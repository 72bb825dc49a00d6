import * as category from '@polydex/contract/tool/category'
import * as home from '@polydex/contract/tool/home'
import { getCategoryGroups } from '@polydex/core/category/get-category-groups'
import { getHome } from '@polydex/core/home/get-home'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function categoryRoutes(app: FastifyInstance): void {
  bind(app, home.getHome, (db, query) => getHome(db, query))
  bind(app, category.getCategoryGroups, (db, query) => getCategoryGroups(db, query))
}
