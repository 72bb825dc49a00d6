import { getCategoryGroups } from '@polydex/contract/category'
import { getHome } from '@polydex/contract/home'
import { findCategoryGroups } from '@polydex/core/category/find-category-groups'
import type { Db } from '@polydex/core/db/connect'
import { findHome } from '@polydex/core/home/find-home'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function categoryRoutes(app: FastifyInstance, db: Db): void {
  bind(app, getHome, (query) => findHome(db, query))
  bind(app, getCategoryGroups, (query) => findCategoryGroups(db, query))
}
