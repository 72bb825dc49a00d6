import { z } from 'zod'
import { freeToUse, notKnown } from './list-filter.ts'
import { aiRole, pricingModel } from './tool-card.ts'
import { mapFactFilters, type factFilters, type FactFilterKey } from './tool-fact-values.ts'
import { commaList } from '../http/wire-list.ts'
import { countryCode, slug } from '../http/wire-values.ts'

/** Unknown is a choice of its own and never counts as no. */
const besideOthers = `With ${notKnown}, also tools that may match; ${notKnown} alone: tools of which nothing is known`

export const priceChoice = z.enum([freeToUse, ...pricingModel.options])
const countryChoice = z.union([countryCode, z.literal(notKnown)])

type FactChoice<Filter> = z.ZodType<
  (Filter extends { values: readonly (infer Value extends string)[] } ? Value : string) | typeof notKnown,
  string
>

/** The values of each filter by a fact. */
export const factChoices = mapFactFilters(({ values }) =>
  values === undefined ? countryChoice : z.enum([...values, notKnown]),
) as { [Key in FactFilterKey]: FactChoice<(typeof factFilters)[Key]> }

/** Countries in one list. */
const maxCountries = 20

const factInput = mapFactFilters(({ shape, values, about, example }, key) =>
  commaList<z.ZodType<string, string>>(factChoices[key], values === undefined ? maxCountries : values.length + 1)
    .optional()
    .describe(shape === 'some' ? `${about}. ${besideOthers}` : about)
    .meta({ example }),
)

/** Parameters by which lists of tools are filtered. */
export const filterInput = {
  category: commaList(slug, 60)
    .optional()
    .describe('Slugs of categories; finds tools in any of them')
    .meta({ example: 'image-editing' }),
  price: commaList(priceChoice, 8)
    .optional()
    .describe('Pricing models; finds tools with any of them. free-to-use: free, freemium and open-source')
    .meta({ example: 'free,freemium' }),
  features: commaList(slug, 24)
    .optional()
    .describe(`Slugs of features; finds tools with all of them. ${besideOthers}`)
    .meta({ example: 'templates' }),
  aiRole: commaList(aiRole, 2)
    .optional()
    .describe('Roles of AI; finds tools with any of them. core: AI is what the tool is for')
    .meta({ example: 'core' }),
  ...factInput,
}
