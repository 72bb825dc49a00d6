import { getSitemap, getSitemapTools } from '@polydex/contract/sitemap'
import { getRandomTools, getSuggestions, getTools } from '@polydex/contract/tool'
import { getToolDetail } from '@polydex/contract/tool-detail'
import { showTrial } from '@polydex/contract/trial'
import type { Db } from '@polydex/core/db/connect'
import type { Keyring } from '@polydex/core/secret/keyring'
import { findSitemap } from '@polydex/core/sitemap/find-sitemap'
import { getSitemapTools as getPart } from '@polydex/core/sitemap/get-sitemap-tools'
import { findRandomTools } from '@polydex/core/tool/find-random-tools'
import { findSuggestions } from '@polydex/core/tool/find-suggestions'
import { findTools } from '@polydex/core/tool/find-tools'
import { getToolDetail as getDetail } from '@polydex/core/tool/get-tool-detail'
import { getTrial } from '@polydex/core/trial/get-trial'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

type ToolRouteOptions = { countMissed: boolean; keyring: Keyring | undefined }

export function toolRoutes(app: FastifyInstance, db: Db, { countMissed, keyring }: ToolRouteOptions): void {
  bind(app, getTools, (query) => findTools(db, query, { countMissed }))
  bind(app, getToolDetail, (query) => getDetail(db, query))
  bind(app, getRandomTools, (query) => findRandomTools(db, query))
  bind(app, getSuggestions, (query) => findSuggestions(db, query))
  bind(app, getSitemap, () => findSitemap(db))
  bind(app, getSitemapTools, (query) => getPart(db, query))
  bind(app, showTrial, ({ toolId }) => getTrial(db, toolId, keyring))
}
