import { aiRole, pricingModel } from '@polydex/contract/tool/tool-card'
import { slug } from '@polydex/contract/http/wire-values'
import { z } from 'zod'
import { aliases, day, homepage, toolName } from './catalogue-schema.ts'

/** CSV has no null and no absent field, only empty ones. */
const orAbsent = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((given) => (given === null || given === '' ? undefined : given), value.optional())

/** A list, written as `first|second` in CSV. */
const list = z.preprocess((given) => {
  if (typeof given !== 'string') return given ?? []
  return given
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}, z.array(z.string()))

const flag = orAbsent(z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]))

/** Read first: determines how the rest of a row is parsed. */
export const flatRemoval = z.object({ slug, removed: flag })

/** A tool without texts in one line; unknown fields are ignored, because such lists carry notes of their own. */
export const flatRow = z
  .object({
    slug,
    name: toolName,
    url: orAbsent(homepage),
    homepage: orAbsent(homepage),
    categories: list,
    pricing: orAbsent(pricingModel),
    aiRole: orAbsent(aiRole),
    features: list,
    added: orAbsent(day),
    closed: flag,
    aliases: list.pipe(aliases),
  })
  .refine((row) => row.url !== undefined || row.homepage !== undefined, { path: ['url'], message: 'is missing' })
  .refine((row) => !row.aliases.includes(row.slug), 'lists its own slug as an alias')
