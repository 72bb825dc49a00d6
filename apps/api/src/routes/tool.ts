import * as comparison from '@polydex/contract/tool/comparison'
import * as coverage from '@polydex/contract/tool/coverage'
import * as sitemap from '@polydex/contract/http/sitemap'
import * as tool from '@polydex/contract/tool/tool'
import * as suggestion from '@polydex/contract/tool/suggestion'
import * as task from '@polydex/contract/tool/task'
import * as toolDetail from '@polydex/contract/tool/tool-detail'
import * as toolFactRow from '@polydex/contract/tool/tool-fact-row'
import * as toolPlaces from '@polydex/contract/tool/tool-places'
import * as understood from '@polydex/contract/tool/understood'
import * as trial from '@polydex/contract/case/trial'
import type { Db } from '@polydex/core/db/connect'
import type { Keyring } from '@polydex/core/secret/keyring'
import { getSitemap, getSitemapTools } from '@polydex/core/sitemap/get-sitemap'
import { getCoverage } from '@polydex/core/tool-list/coverage'
import { getComparisons } from '@polydex/core/tool/get-comparisons'
import { getRandomTools } from '@polydex/core/tool/get-random-tools'
import { getSuggestions } from '@polydex/core/tool/get-suggestions'
import { understandQuery } from '@polydex/core/search/query/understand-query'
import { getCategoryTasks, getTask, getTasks } from '@polydex/core/tool/get-tasks'
import { getToolDetail } from '@polydex/core/tool/get-tool-detail'
import { getToolFacts } from '@polydex/core/tool/get-tool-facts'
import { getToolPlaces } from '@polydex/core/tool/get-tool-places'
import { getTools } from '@polydex/core/tool/get-tools'
import { showTrial } from '@polydex/core/trial/show-trial'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

/** `countIn`: database that counts searches without results; if undefined, they are not counted. */
type ToolRouteOptions = { countIn: Db | undefined; keyring: Keyring | undefined }

export function toolRoutes(app: FastifyInstance, { countIn, keyring }: ToolRouteOptions): void {
  bind(app, tool.getTools, (db, query) => getTools(db, query, { countIn }))
  bind(app, toolDetail.getToolDetail, (db, query) => getToolDetail(db, query))
  bind(app, comparison.getComparisons, (db, query) => getComparisons(db, query))
  bind(app, toolFactRow.getToolFacts, (db, query) => getToolFacts(db, query))
  bind(app, task.getTask, (db, query) => getTask(db, query))
  bind(app, task.getCategoryTasks, (db, query) => getCategoryTasks(db, query))
  bind(app, task.getTasks, (db, query) => getTasks(db, query))
  bind(app, toolPlaces.getToolPlaces, (db, query) => getToolPlaces(db, query))
  bind(app, tool.getRandomTools, (db, query) => getRandomTools(db, query))
  bind(app, suggestion.getSuggestions, (db, query) => getSuggestions(db, query))
  bind(app, understood.understandQuery, (db, query) => understandQuery(db, query))
  bind(app, coverage.getCoverage, (db) => getCoverage(db))
  bind(app, sitemap.getSitemap, (db) => getSitemap(db))
  bind(app, sitemap.getSitemapTools, (db, query) => getSitemapTools(db, query))
  bind(app, trial.showTrial, (db, { toolId }) => showTrial(db, toolId, keyring))
}
