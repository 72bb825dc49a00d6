import { z } from 'zod'
import { listCounts } from './band-summary.ts'

export const trafficKind = z
  .enum(['measured', 'estimated', 'sample'])
  .describe("measured: the owner's own analytics; estimated: a panel; sample: invented for demonstration")
  .meta({ id: 'TrafficKind', example: 'estimated' })

export const count = z.number().int().meta({ example: 412 })

export const visits = z.number().int().describe('Visits of the month').meta({ example: 27_400_000 })

export const wholeSite = z
  .boolean()
  .describe('The figures are those of a larger site that the tool is part of')
  .meta({ example: false })

export const figureSources = z
  .array(
    z.object({
      provider: z.string().describe('Who the figures come from').meta({ example: 'Example panel' }),
      kind: z
        .enum([...trafficKind.options, 'bands'])
        .describe('What they are: measured, estimated, sample, or bands: places in public lists')
        .meta({ example: 'estimated' }),
      lists: listCounts.optional().describe('Only with bands: what lists there are of the month'),
    }),
  )
  .describe('Where the figures on this page come from')
