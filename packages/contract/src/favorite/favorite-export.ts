import { z } from 'zod'
import * as calls from '../calls/favorite.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { figureSources, visits } from '../figure/figure.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { named, namedCategory, pricingModel, shownText } from '../tool/tool-card.ts'
import { month, slug } from '../http/wire-values.ts'

export const exportFavorites = endpoint(calls.exportFavorites, {
  summary: 'All favourites of the account in one answer, newest first, for export',
  input: z.strictObject({ locale: askedLocale }),
  example: { locale: 'en' },
  output: z.object({
    exportedAt: z.iso.datetime().describe('When the data was read').meta({ example: '2026-11-15T09:30:00.000Z' }),
    month: month.nullable().describe('Month of the visits; null: there are none yet'),
    sources: figureSources.describe('Providers of the visits, each with the kind of its figures'),
    favorites: z
      .array(
        z.object({
          slug: slug.describe('Slug of the tool').meta({ example: 'photoroom' }),
          name: z.string().describe('Name in the requested language').meta({ example: 'Photoroom' }),
          url: z.url().describe('Homepage').meta({ example: 'https://www.photoroom.com/' }),
          status: z.enum(['published', 'closed']).describe('closed: the tool is no longer offered'),
          ...shownText,
          group: named('Group of the primary category', 'image', 'Image & Art'),
          category: namedCategory('Primary category'),
          pricing: pricingModel,
          visits: visits.nullable().describe('Visits of the month; null: no data'),
          savedAt: z.iso
            .datetime()
            .describe('When it became a favourite')
            .meta({ example: '2026-11-14T20:15:00.000Z' }),
        }),
      )
      .max(2_000)
      .describe('Newest first'),
  }),
})

export type ExportedFavorites = OutputOf<typeof exportFavorites>
