import { createHash } from 'node:crypto'
import type { CopyRow } from '@polydex/core/db/copy-rows'
import { syntheticCatalogue, syntheticProvider } from '@polydex/core/synthetic/synthetic-catalogue'
import type { FirstDay } from '@polydex/core/traffic/month'
import type { SyntheticText } from './texts.ts'
import type { SyntheticTool } from './tool.ts'
import type { MonthFigures } from './traffic.ts'

export const toolColumns = [
  'id',
  'slug',
  'name',
  'homepage_url',
  'site_id',
  'traffic_site_id',
  'pricing_model',
  'ai_role',
  'price_from',
  'price_currency',
  'price_period',
  'price_checked_on',
  'first_listed_on',
  'catalogue',
  'size_tier',
  'content_hash',
  'facts',
  'lacks',
] as const

export const toolRow = (
  seed: number,
  { id, siteId, lacks }: { id: number; siteId: number; lacks: string[] },
  tool: SyntheticTool,
): CopyRow => [
  id,
  tool.slug,
  tool.name,
  tool.homepage,
  siteId,
  tool.hasOwnSite ? siteId : null,
  tool.pricingModel,
  tool.aiRole,
  tool.price?.amount ?? null,
  tool.price?.currency ?? null,
  tool.price?.period ?? null,
  tool.price?.checkedOn ?? null,
  tool.firstListed,
  syntheticCatalogue,
  tool.sizeTier,
  createHash('sha256').update(`${seed} ${tool.slug}`).digest('hex'),
  JSON.stringify(tool.facts),
  lacks,
]

export const textColumns = ['tool_id', 'locale', 'description', 'use_cases'] as const

export const textRow = (toolId: number, locale: string, { description, useCases }: SyntheticText): CopyRow => [
  toolId,
  locale,
  description,
  useCases,
]

export const trafficColumns = [
  'month',
  'site_id',
  'provider_id',
  'kind',
  'visits',
  'visit_duration_seconds',
  'pages_per_visit',
  'bounce_rate',
  'direct_share',
  'referrals_share',
  'social_share',
  'mail_share',
  'search_share',
  'display_share',
  'country_codes',
  'country_shares',
  'other_countries_share',
] as const

export const trafficRow = (month: FirstDay, siteId: number, providerId: number, figures: MonthFigures): CopyRow => [
  month,
  siteId,
  providerId,
  syntheticProvider.kind,
  figures.visits,
  figures.visitDurationSeconds,
  figures.pagesPerVisit,
  figures.bounceRate,
  ...figures.sources,
  figures.countries.codes,
  figures.countries.shares,
  figures.countries.otherShare,
]
