import { z } from 'zod'
import { trafficKind } from './ranking.ts'

export const count = z.number().int().meta({ example: 412 })

export const visits = z.number().int().describe('Visits of the month').meta({ example: 27_400_000 })

export const wholeSite = z
  .boolean()
  .describe('The figures are those of a larger site that the tool is part of')
  .meta({ example: false })

export const bands = z
  .object({
    bestBand: z.number().int().describe('Among the first this many in at least one country').meta({ example: 5_000 }),
    countries: z.number().int().describe('Countries whose list names the site').meta({ example: 41 }),
  })
  .nullable()
  .describe("Places in countries' public lists, where there are no visits; else null")
  .meta({ example: null })

export const figureSources = z
  .array(
    z.object({
      provider: z.string().describe('Who the figures come from').meta({ example: 'Example panel' }),
      kind: z
        .enum([...trafficKind.options, 'bands'])
        .describe('What they are: measured, estimated, sample, or bands: places in public lists')
        .meta({ example: 'estimated' }),
    }),
  )
  .describe('Where the figures on this page come from')
