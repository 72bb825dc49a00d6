import { z } from 'zod'
import { freeToUse, notKnown } from './list-filter.ts'
import { aiRole, pricingModel } from './tool-card.ts'
import { interfaceLanguages, platforms } from './tool-fact-values.ts'
import { commaList } from './wire-list.ts'
import { countryCode, slug } from './wire-values.ts'

/** Unknown is a choice of its own and never counts as no. */
const besideOthers = `With ${notKnown}, also tools that may match; ${notKnown} alone: tools of which nothing is known`

export const priceChoice = z.enum([freeToUse, ...pricingModel.options])
export const platformChoice = z.enum([...platforms, notKnown])
export const languageChoice = z.enum([...interfaceLanguages, notKnown])
export const signUpChoice = z.enum(['no', 'yes', notKnown])
export const countryChoice = z.union([countryCode, z.literal(notKnown)])

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
  platform: commaList(platformChoice, 11)
    .optional()
    .describe(`Platforms; finds tools that run on any of them. ${besideOthers}`)
    .meta({ example: 'ios,android' }),
  language: commaList(languageChoice, 17)
    .optional()
    .describe(`Languages of the interface; finds tools with any of them. ${besideOthers}`)
    .meta({ example: 'ja' }),
  signUp: commaList(signUpChoice, 3)
    .optional()
    .describe('Whether an account is needed to try it; finds tools with any of these values')
    .meta({ example: 'no' }),
  offeredIn: commaList(countryChoice, 20)
    .optional()
    .describe('Countries; finds tools known to be offered in any of them. unknown: tools of which it is not known')
    .meta({ example: 'CN' }),
  country: commaList(countryChoice, 20)
    .optional()
    .describe("Countries of the maker's head office; finds tools from any of them")
    .meta({ example: 'DE' }),
}
