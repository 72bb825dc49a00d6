import { z } from 'zod'
import { commercialUses, freeLimits, interfaceLanguages, platforms } from './tool-fact-values.ts'
import { countryCode } from './wire-values.ts'

/**
 * How a fact is known. With `checked`: a person read it on that day at that address of the maker. Without: it is recalled,
 * known to the writer and not checked. A source without a check, or a check without a source, cannot be written.
 */
const standing = {
  checked: z
    .strictObject({
      on: z.iso.date().describe('The day on which somebody read it').meta({ example: '2026-11-01' }),
      at: z
        .url({ protocol: /^https$/ })
        .max(500)
        .describe("The maker's page that was read")
        .meta({ example: 'https://example.org/pricing' }),
    })
    .exactOptional()
    .describe('When and where it was checked; absent: recalled, not checked'),
}

const fact = <Value extends z.ZodType>(value: Value) => z.strictObject({ value, ...standing })

/** What is so and what is not; a value in neither list is not known, and never counts as no. */
const threeValued = <Value extends z.ZodType<string>>(value: Value) =>
  z
    .strictObject({
      yes: z.array(value).describe('What is so'),
      no: z.array(value).describe('What is known not to be so'),
      ...standing,
    })
    .refine(({ yes, no }) => yes.length + no.length > 0, 'knows nothing: leave it out')
    .refine(({ yes, no }) => new Set<string>([...yes, ...no]).size === yes.length + no.length, 'names a value twice')

const yesOrNo = z.enum(['yes', 'no'])
const companyName = z.string().trim().min(1).max(80).describe('As it writes itself').meta({ example: 'Canva' })

/** What people decide by. A kind that is absent is not known. */
export const toolFacts = z
  .strictObject({
    platforms: threeValued(z.enum(platforms)).exactOptional().describe('Where it runs'),
    interface: threeValued(z.enum(interfaceLanguages)).exactOptional().describe('Languages of its interface'),
    free: fact(
      z
        .strictObject({
          limit: z.enum(freeLimits).exactOptional().describe('Where what is free ends'),
          signUp: yesOrNo.exactOptional().describe('Is an account needed'),
          card: yesOrNo.exactOptional().describe('Is a payment card needed to start'),
          watermark: yesOrNo.exactOptional().describe('Do free results carry a visible mark'),
        })
        .refine((value) => Object.keys(value).length > 0, 'knows nothing: leave it out')
        .describe('Each where it is known'),
    )
      .exactOptional()
      .describe('What is free'),
    maker: fact(companyName)
      .exactOptional()
      .describe('Who makes it')
      .meta({ example: { value: 'Canva' } }),
    country: fact(countryCode).exactOptional().describe("Country of the maker's head office"),
    owner: fact(companyName).exactOptional().describe('The company that the maker belongs to'),
    launched: fact(z.int().min(1990).max(2100).describe('Year'))
      .exactOptional()
      .describe('Year in which it was first open to the public'),
    notOffered: fact(z.array(countryCode).min(1).describe('All that are known'))
      .exactOptional()
      .describe('Countries where it is not offered'),
    commercial: fact(z.enum(commercialUses).describe('paid: on paid plans only'))
      .exactOptional()
      .describe('May results be used commercially'),
  })
  .describe('What people decide by, each with its standing. What is absent is not known')
  .meta({
    example: {
      platforms: { yes: ['web', 'ios'], no: ['linux'] },
      free: { value: { limit: 'per-month', signUp: 'yes' } },
      maker: { value: 'Canva', checked: { on: '2026-11-01', at: 'https://www.canva.com/about/' } },
      country: { value: 'AU' },
    },
  })

export type ToolFacts = z.output<typeof toolFacts>
