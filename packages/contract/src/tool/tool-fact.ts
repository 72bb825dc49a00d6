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
import { countryCode, httpsAddress, price } from '../http/wire-values.ts'

/**
 * The standing of a fact. With `checked`: a person read it on that day at that address of the maker; with `copy`, in a
 * copy that somebody else made of that page on that day. Without: it is recalled, known to the writer but not checked.
 * The schema rejects a source without a check and a check without a source.
 */
const read = z.strictObject({
  on: z.iso
    .date()
    .describe('Day on which the page was read; of a copy, the day that it bears')
    .meta({ example: '2026-11-01' }),
  at: httpsAddress.describe("The maker's page that was read").meta({ example: 'https://example.org/pricing' }),
})
const check = read.extend({
  copy: httpsAddress.exactOptional().describe('Address of the copy that was read instead; absent: the page itself'),
})
const standing = {
  checked: check.exactOptional().describe('When and where it was checked; absent: recalled, not checked'),
}

const fact = <Value extends z.ZodType>(value: Value) => z.strictObject({ value, ...standing })

/** A fact that must not be written from memory, such as an amount. */
const checkedFact = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ value, checked: check.describe('When and where it was checked') })

/** Values that apply and values that do not; a value in neither list is not known and never counts as no. */
const threeValued = <Value extends z.ZodType<string>>(value: Value) =>
  z
    .strictObject({
      yes: z.array(value).describe('Values that are known to apply'),
      no: z.array(value).describe('Values that are known not to apply'),
      ...standing,
    })
    .refine(({ yes, no }) => yes.length + no.length > 0, 'knows nothing: leave it out')
    .refine(({ yes, no }) => new Set<string>([...yes, ...no]).size === yes.length + no.length, 'names a value twice')

const yesOrNo = z.enum(['yes', 'no'])
const plan = z.strictObject({
  name: z.string().trim().min(1).max(40).describe('Name of the plan, as its maker writes it').meta({ example: 'Pro' }),
  ...price,
  perSeat: z.boolean().exactOptional().describe('true: the amount is per person of a team'),
})

const dataUse = z
  .strictObject({
    training: z
      .enum(trainingUses)
      .exactOptional()
      .describe('Whether models are trained on user input; opt-out: unless users object'),
    storedIn: z.array(countryCode).min(1).exactOptional().describe('Countries where user input is stored'),
    certificates: z
      .array(z.enum(Object.keys(certificates) as [Certificate, ...Certificate[]]))
      .min(1)
      .exactOptional()
      .describe('Certificates and attestations of the maker'),
  })
  .refine((value) => Object.keys(value).length > 0, 'knows nothing: leave it out')
  .describe('A part that is absent is not known')

const companyName = z.string().trim().min(1).max(80).describe('As the company spells it').meta({ example: 'Canva' })

/** Terms of free use. */
export const freeTerms = z
  .strictObject({
    limit: z.enum(freeLimits).exactOptional().describe('How free use is limited'),
    signUp: yesOrNo.exactOptional().describe('Whether an account is needed'),
    card: yesOrNo.exactOptional().describe('Whether a payment card is needed to start'),
    watermark: yesOrNo.exactOptional().describe('Whether free results carry a visible mark'),
  })
  .describe('A part that is absent is not known')
export type FreeTerms = z.output<typeof freeTerms>

/**
 * Facts that visitors choose by, a row for each kind, in display order. An absent kind is not known. Files, storage, the
 * API and coverage follow from this table.
 */
export const toolFacts = z
  .strictObject({
    platforms: threeValued(z.enum(platforms)).exactOptional().describe('Platforms that it runs on'),
    interface: threeValued(z.enum(interfaceLanguages)).exactOptional().describe('Languages of its interface'),
    free: fact(freeTerms.refine((value) => Object.keys(value).length > 0, 'knows nothing: leave it out'))
      .exactOptional()
      .describe('Terms of free use'),
    maker: fact(companyName)
      .exactOptional()
      .describe('Company that makes it')
      .meta({ example: { value: 'Canva' } }),
    country: fact(countryCode).exactOptional().describe("Country of the maker's head office"),
    owner: fact(companyName).exactOptional().describe('The company that the maker belongs to'),
    launched: fact(z.int().min(1990).max(2100).describe('Year'))
      .exactOptional()
      .describe('Year in which it was first open to the public'),
    notOffered: fact(z.array(countryCode).min(1).describe('All countries of which this is known'))
      .exactOptional()
      .describe('Countries where it is not offered'),
    commercial: fact(z.enum(commercialUses).describe('paid: on paid plans only'))
      .exactOptional()
      .describe('Whether results may be used commercially'),
    contentLanguages: threeValued(z.enum(interfaceLanguages))
      .exactOptional()
      .describe('Languages that it understands or writes, regardless of the language of its interface'),
    unsuited: fact(z.enum(unsuitedUses).describe('Use that it is not suited for'))
      .exactOptional()
      .describe("A use that it is not suited for, according to the maker's own documents"),
    changes: fact(
      z
        .array(
          z.strictObject({
            what: z.enum(changeKinds).describe('Kind of change'),
            year: z.int().min(1990).max(2100).describe('Year of the change').meta({ example: 2024 }),
            name: companyName.exactOptional().describe('renamed: its former name; bought: the buyer; closed: absent'),
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
      .describe('When it was renamed, bought or closed'),
    plans: checkedFact(
      z.array(plan).max(8).describe('Cheapest first; empty: there are none, it is free or priced on request'),
    )
      .exactOptional()
      .describe('Plans and their prices; absent if the check is older than 120 days'),
    data: z
      .strictObject({ value: dataUse, checked: read.describe('When and where it was checked; a copy does not do') })
      .exactOptional()
      .describe('Training on user input, where it is stored, certificates'),
  })
  .describe('Facts to choose a tool by, each recalled or checked; a fact that is absent is not known')
  .meta({
    example: {
      platforms: { yes: ['web', 'ios'], no: ['linux'] },
      free: { value: { limit: 'per-month', signUp: 'yes' } },
      maker: { value: 'Canva', checked: { on: '2026-11-01', at: 'https://www.canva.com/about/' } },
      country: { value: 'AU' },
    },
  })

export type ToolFacts = z.output<typeof toolFacts>
export type FactKind = (typeof factKinds)[number]

/** Kinds of known properties of tools, the price and every kind of fact, in display order. */
export const factKinds = ['price', ...(Object.keys(toolFacts.shape) as (keyof ToolFacts)[])] as const
