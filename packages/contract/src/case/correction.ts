import { z } from 'zod'
import * as calls from '../calls/correction.ts'
import { caseId, caseReference, correctionProblem } from './case.ts'
import { entryParts } from './correction-choices.ts'
import { countGraphemes } from '../text/count-graphemes.ts'
import { endpoint } from '../http/endpoint.ts'
import { fieldMessage } from '../text/field-message.ts'
import { findHomepageFault, maxUrlLength } from '../text/find-homepage-fault.ts'
import { isReadableText } from '../text/is-visible-text.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { replyTo } from '../account/reply-to.ts'
import { factKinds, type FactKind } from '../tool/tool-fact.ts'
import { slug } from '../http/wire-values.ts'

type CorrectedKind = Exclude<FactKind, 'price'>

/** What a correction can be about: every part of an entry and every kind of fact. The price is the part `pricing`. */
export const correctedFields = [
  ...entryParts,
  ...factKinds.filter((kind): kind is CorrectedKind => kind !== 'price'),
] as const
export type CorrectedField = (typeof correctedFields)[number]

const maxCharacters = 2_000
/** The same bound as in the database. Only text with stacked combining marks reaches it. */
const maxCodePoints = 20_000

const isTooLong = (text: string): boolean =>
  countGraphemes(text) > maxCharacters || Array.from(text).length > maxCodePoints

export const correctTool = endpoint(calls.correctTool, {
  summary: 'Reports that something is wrong with the entry of a tool; with a token the report belongs to the account',
  failures: ['not_found'],
  input: z.strictObject({
    toolId: slug.describe('Slug of the tool').meta({ example: 'photoroom' }),
    problem: correctionProblem,
    field: z
      .enum(correctedFields)
      .optional()
      .describe('The part of the entry that is wrong')
      .meta({ example: 'pricing' }),
    text: z
      .string()
      .trim()
      .refine(isReadableText, { error: fieldMessage.charactersInvalid, abort: true })
      .refine((text) => !isTooLong(text), fieldMessage.correctionTooLong)
      .optional()
      .describe('The right value, 2,000 characters at most; required for wrong-fact, wrong-category and other')
      .meta({ example: 'There is a free plan since October.' }),
    source: z
      .string()
      .trim()
      .max(maxUrlLength, { error: fieldMessage.urlTooLong, abort: true })
      .refine((text) => findHomepageFault(text) === undefined, fieldMessage.urlInvalid)
      .optional()
      .describe('A public page that shows it')
      .meta({ example: 'https://www.photoroom.com/pricing' }),
    replyTo,
    locale: askedLocale.describe('Language the text is written in'),
  }),
  example: {
    toolId: 'photoroom',
    problem: 'wrong-fact',
    field: 'pricing',
    text: 'There is a free plan since October.',
    locale: 'en',
  },
  output: z.object({ id: caseId, reference: caseReference }),
})

export type CorrectToolInput = z.output<typeof correctTool.input>
export type ReceivedCorrection = z.output<typeof correctTool.output>
