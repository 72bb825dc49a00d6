import { z } from 'zod'

/** Permanent lower-case ASCII name of a tool, category, group or feature. */
export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug: a-z, 0-9 and single hyphens')
  .describe('Permanent lower-case name: a-z, 0-9 and single hyphens')
  .meta({ example: 'copywriting' })

/** A tool's picture. */
export const mark = z
  .string()
  .nullable()
  .describe("Path of its picture on the site, a square: its brand's mark or its site's icon; null: it has none")
  .meta({ example: '/assets/marks/photoroom-4f1c09ab.svg' })

export const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month: YYYY-MM')
  .describe('Month, YYYY-MM')
  .meta({ example: '2026-10' })

export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe('Country, ISO 3166-1 alpha-2 in capitals, or XK')
  .meta({ example: 'JP' })

export const httpsAddress = z.url({ protocol: /^https$/ }).max(500)

/** The price of a tool or of one of its plans. */
export const price = {
  amount: z.number().min(0).max(9_999_999_999).describe('Amount in `currency`; 0: free').meta({ example: 12.99 }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .describe('Currency, ISO 4217 code')
    .meta({ example: 'USD' }),
  period: z.enum(['month', 'year', 'once']).describe('Billing period: per month, per year or once'),
}

export const share = z.number().min(0).max(1).describe('Share of the visits, 0 to 1').meta({ example: 0.25 })

/** A boolean in a query string: `true` or `false`, no other spelling. */
export const wireChoice = z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' })
