import { z } from 'zod'
import * as calls from '../calls/tool.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { count } from '../figure/figure.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { factKinds } from './tool-fact.ts'

export const getCoverage = endpoint(calls.getCoverage, {
  summary: 'How much is known of the listed tools, by kind of fact',
  input: z.strictObject({ locale: askedLocale }),
  example: { locale: 'en' },
  output: z.object({
    tools: count.describe('Listed tools').meta({ example: 956 }),
    kinds: z
      .array(
        z.object({
          kind: z.enum(factKinds).describe('price, or a key of `facts` in getToolsDetail'),
          known: count.describe('Tools of which it is known, recalled or checked').meta({ example: 587 }),
          checked: count.describe("Of these, checked with the maker's own page").meta({ example: 12 }),
          oldestCheck: z.iso
            .date()
            .nullable()
            .describe('Day of the oldest check; null: none is checked')
            .meta({ example: '2026-11-01' }),
        }),
      )
      .describe('All kinds, in a fixed order, including those of which nothing is known'),
  }),
})

export type Coverage = OutputOf<typeof getCoverage>
