import { z } from 'zod'
import { groupSlug, namedTool } from './ranked-tool.ts'

const countedNumber = z.number().int().min(0)

/** The riser of a month that most people know, with the figure that rose. */
export const leadRiser = namedTool
  .extend({
    group: groupSlug.describe('Group of the primary category'),
    before: countedNumber
      .describe('The month before: full lists with it among the first 1,000 if the basis is bands, else visits')
      .meta({ example: 14 }),
    now: countedNumber.describe('The same in this month').meta({ example: 31 }),
    series: z
      .array(countedNumber.nullable().describe('The same in one month; null: no data'))
      .length(12)
      .describe('The same in the last twelve months, oldest first')
      .meta({ example: [9, 9, 10, 10, 11, 12, 12, 13, 13, 14, 14, 31] }),
  })
  .meta({ id: 'LeadRiser' })

export type LeadRiser = z.output<typeof leadRiser>
