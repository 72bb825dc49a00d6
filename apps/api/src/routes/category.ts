import { getCategoryGroups } from '@polydex/contract/category'
import { findCategoryGroups } from '@polydex/core/category/find-category-groups'
import type { Db } from '@polydex/core/db/connect'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function categoryRoutes(app: FastifyInstance, db: Db): void {
  bind(app, getCategoryGroups, (query) => findCategoryGroups(db, query))
}
