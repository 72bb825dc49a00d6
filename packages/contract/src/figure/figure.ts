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
  .describe('true: the figures are those of a whole site, which holds more than the tool')
  .meta({ example: false })

export const figuresSite = z
  .string()
  .nullable()
  .describe('Host whose figures the tool shows; null: none, because its homepage is below a path of another site')
  .meta({ example: 'photoroom.com' })

export const figureSource = z
  .object({
    provider: z.string().describe('Provider of the figures').meta({ example: 'Example panel' }),
    kind: z
      .enum([...trafficKind.options, 'bands'])
      .describe('measured, estimated and sample as in TrafficKind; bands: places in public lists')
      .meta({ example: 'estimated' }),
  })
  .nullable()
  .describe('Provider and kind of its figures; null: it has none')

export const figureSources = z
  .array(
    z.object({
      provider: z.string().describe('Provider of the figures').meta({ example: 'Example panel' }),
      kind: z
        .enum([...trafficKind.options, 'bands'])
        .describe('measured, estimated and sample as in TrafficKind; bands: places in public lists')
        .meta({ example: 'estimated' }),
      lists: listCounts.optional().describe('Only with kind bands: number of lists of the month'),
    }),
  )
  .describe('Providers of the figures in this answer, each with the kind of its figures')
