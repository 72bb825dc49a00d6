import { z } from 'zod'
import * as calls from '../calls/tool.ts'
import { endpoint } from '../http/endpoint.ts'
import { mark, slug } from '../http/wire-values.ts'
import { askedLocale } from '../locale/locale-schema.ts'

const comparedTool = z.object({
  slug: slug.meta({ example: 'chatgpt' }),
  name: z.string().describe('Name in the requested language').meta({ example: 'ChatGPT' }),
  mark,
})

export const getComparisons = endpoint(calls.getComparisons, {
  summary: 'Well-known tools that are made for the same task, two and two: of each category the best known',
  input: z.strictObject({ locale: askedLocale }),
  example: { locale: 'en' },
  output: z.object({
    pairs: z.array(z.array(comparedTool).length(2)).max(18).describe('Best known first'),
  }),
})
