import { z } from 'zod'
import {
  certificates,
  changeKinds,
  commercialUses,
  freeLimits,
  interfaceLanguages,
  platforms,
  trainingUses,
  unsuitedUses,
  type Certificate,
} from './tool-fact-values.ts'
import { countryCode, httpsAddress, price } from './wire-values.ts'

/**
 * How a fact is known. With `checked`: a person read it on that day at that address of the maker. Without: it is recalled,
 * known to the writer and not checked. A source without a check, or a check without a source, cannot be written.
 */
const check = z.strictObject({
  on: z.iso.date().describe('The day on which somebody read it').meta({ example: '2026-11-01' }),
  at: httpsAddress.describe("The maker's page that was read").meta({ example: 'https://example.org/pricing' }),
})
const standing = {
  checked: check.exactOptional().describe('When and where it was checked; absent: recalled, not checked'),
}

const fact = <Value extends z.ZodType>(value: Value) => z.strictObject({ value, ...standing })

/** Never written from memory: an amount, or what becomes of people's data. */
const checkedFact = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ value, checked: check.describe('When and where it was checked') })

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
const plan = z.strictObject({
  name: z.string().trim().min(1).max(40).describe('As its maker calls it').meta({ example: 'Pro' }),
  ...price,
  perSeat: z.boolean().exactOptional().describe('The amount is that of one person of a team'),
})

const dataUse = z
  .strictObject({
    training: z.enum(trainingUses).exactOptional().describe('Are models trained on what people put in'),
    storedIn: z.array(countryCode).min(1).exactOptional().describe('Countries where it is stored'),
    certificates: z
      .array(z.enum(Object.keys(certificates) as [Certificate, ...Certificate[]]))
      .min(1)
      .exactOptional()
      .describe('Certificates and attestations of the maker'),
  })
  .refine((value) => Object.keys(value).length > 0, 'knows nothing: leave it out')
  .describe('Each where it is known')

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
    contentLanguages: threeValued(z.enum(interfaceLanguages))
      .exactOptional()
      .describe('Languages that it understands or writes, whatever that of its interface'),
    unsuited: fact(z.enum(unsuitedUses).describe('Of a closed list'))
      .exactOptional()
      .describe("What its maker's own documents say it is not for"),
    changes: fact(
      z
        .array(
          z.strictObject({
            what: z.enum(changeKinds).describe('What became of it'),
            year: z.int().min(1990).max(2100).describe('In which year').meta({ example: 2024 }),
            name: companyName.exactOptional().describe('Its name before, or who bought it'),
          }),
        )
        .refine(
          (changes) => changes.every(({ what, name }) => (name === undefined) === (what === 'closed')),
          'name the former name or the buyer, and nobody where it closed',
        )
        .min(1)
        .describe('Oldest first'),
    )
      .exactOptional()
      .describe('Whether it was renamed, bought or closed'),
    plans: checkedFact(z.array(plan).min(1).max(8).describe('Cheapest first'))
      .exactOptional()
      .describe('What it costs; left out when the check is older than 120 days'),
    data: checkedFact(dataUse).exactOptional().describe('What becomes of what people put in'),
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
