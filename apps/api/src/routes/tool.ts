import * as coverage from '@polydex/contract/coverage'
import * as sitemap from '@polydex/contract/sitemap'
import * as tool from '@polydex/contract/tool'
import * as toolDetail from '@polydex/contract/tool-detail'
import * as toolPlaces from '@polydex/contract/tool-places'
import * as trial from '@polydex/contract/trial'
import type { Db } from '@polydex/core/db/connect'
import type { Keyring } from '@polydex/core/secret/keyring'
import { getSitemap, getSitemapTools } from '@polydex/core/sitemap/get-sitemap'
import { getCoverage } from '@polydex/core/tool-list/coverage'
import { getRandomTools } from '@polydex/core/tool/get-random-tools'
import { getSuggestions } from '@polydex/core/tool/get-suggestions'
import { getToolDetail } from '@polydex/core/tool/get-tool-detail'
import { getToolPlaces } from '@polydex/core/tool/get-tool-places'
import { getTools } from '@polydex/core/tool/get-tools'
import { showTrial } from '@polydex/core/trial/show-trial'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

type ToolRouteOptions = { countMissed: boolean; keyring: Keyring | undefined }

export function toolRoutes(app: FastifyInstance, db: Db, { countMissed, keyring }: ToolRouteOptions): void {
  bind(app, tool.getTools, (query) => getTools(db, query, { countMissed }))
  bind(app, toolDetail.getToolDetail, (query) => getToolDetail(db, query))
  bind(app, toolPlaces.getToolPlaces, (query) => getToolPlaces(db, query))
  bind(app, tool.getRandomTools, (query) => getRandomTools(db, query))
  bind(app, tool.getSuggestions, (query) => getSuggestions(db, query))
  bind(app, coverage.getCoverage, () => getCoverage(db))
  bind(app, sitemap.getSitemap, () => getSitemap(db))
  bind(app, sitemap.getSitemapTools, (query) => getSitemapTools(db, query))
  bind(app, trial.showTrial, ({ toolId }) => showTrial(db, toolId, keyring))
}
