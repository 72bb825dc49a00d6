import { z } from 'zod'
import { band } from '../figure/band-summary.ts'
import { maxPlaceMonths } from '../figure/bands.ts'
import * as calls from '../calls/tool.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { figureSources, figuresSite, wholeSite } from '../figure/figure.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { named, namedCategory } from './tool-card.ts'
import { countryCode, mark, month, slug } from '../http/wire-values.ts'

const placeInList = z.object({
  code: countryCode,
  sites: z.number().int().describe('Number of sites in the list').meta({ example: 353_663 }),
  isFull: z.boolean().describe('Whether the list has at least 10,000 sites; shorter lists are shown but never counted'),
  band: band.nullable().describe('Among the first this many sites of the list; null: it does not name the site'),
  bandBefore: band
    .nullable()
    .describe('Band in the month before; null: not named, or that list is not held (see `cells`)'),
  isCompared: z.boolean().describe('Whether the list is full in both months and was searched for the site both times'),
  cells: z
    .string()
    .regex(/^[-0-7]+$/)
    .max(maxPlaceMonths)
    .describe(
      'One character for each of `cellMonths`: 1 to 7 for the bands 1,000, 5,000, 10,000, 50,000, 100,000, 500,000, 1,000,000; 0: the list does not name the site; -: the list is not held, or was not searched for it',
    )
    .meta({ example: '-00222211111' }),
})

export const getToolPlaces = endpoint(calls.getToolPlaces, {
  summary: "A tool's place in every country's public list of a month, with the twelve months up to it",
  failures: ['not_found', 'gone'],
  input: z.strictObject({
    toolId: slug.describe('Slug of the tool, also a former one').meta({ example: 'photoroom' }),
    month: month.optional().describe('Month of the lists; default: the newest'),
    locale: askedLocale,
  }),
  example: { toolId: 'canva', locale: 'en' },
  output: z.object({
    slug: slug
      .describe('Current slug; differs from the requested one if the tool was renamed')
      .meta({ example: 'photoroom' }),
    name: z.string().describe('Name in the requested language').meta({ example: 'Photoroom' }),
    mark,
    url: z.url().describe('Homepage').meta({ example: 'https://www.photoroom.com/' }),
    status: z.enum(['published', 'closed']).describe('closed: the tool is no longer offered'),
    group: named('Group of the primary category', 'image', 'Image & Art'),
    category: namedCategory('Primary category'),
    site: figuresSite,
    wholeSite,
    month: month.nullable().describe('Month of the lists; null: none are held'),
    months: z.array(month).describe('Months for which lists are held, newest first'),
    sources: figureSources,
    cellMonths: z
      .array(month)
      .max(maxPlaceMonths)
      .describe('The months of `cells`, oldest first, up to the month of the lists')
      .meta({ example: ['2026-09', '2026-10'] }),
    countries: z
      .array(placeInList)
      .describe('Lists of the month that were searched for the site, longest first; empty if `site` is null'),
    notHeld: z
      .array(countryCode)
      .describe('Countries whose list of the month is not held, in alphabetical order')
      .meta({ example: ['JP', 'US'] }),
  }),
})

export type ToolPlaces = OutputOf<typeof getToolPlaces>
export type PlaceInList = ToolPlaces['countries'][number]
