import { z } from 'zod'
import * as calls from '../calls/submission.ts'
import { caseId, caseReference } from './case.ts'
import { endpoint } from '../http/endpoint.ts'
import { fieldMessage, type FieldMessage } from '../text/field-message.ts'
import { findHomepageFault, maxUrlLength } from '../text/find-homepage-fault.ts'
import { isReadableText, isVisibleLine } from '../text/is-visible-text.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { replyTo } from '../account/reply-to.ts'
import { named, pricingModel } from '../tool/tool-card.ts'
import { toolLanguages } from '../tool/tool-language.ts'
import { slug } from '../http/wire-values.ts'
import { countGraphemes } from '../text/count-graphemes.ts'

/** Scripts in which one character is a syllable or a word. `scx` includes the long vowel mark, which both kana share. */
const eastAsianLetter = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]$/u

function isMostlyEastAsian(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter((letter) => eastAsianLetter.test(letter)).length * 2 > letters.length
}

/** The fault in a description's length, or undefined. Eight Chinese characters say as much as twenty Latin ones. */
function findDescriptionFault(text: string): FieldMessage | undefined {
  const length = countGraphemes(text)
  if (length > 2_000) return fieldMessage.descriptionTooLong
  if (isMostlyEastAsian(text)) return length < 8 ? fieldMessage.descriptionTooShortEastAsian : undefined
  return length < 20 ? fieldMessage.descriptionTooShort : undefined
}

const trialText = z.string().max(200, fieldMessage.trialTooLong).refine(isVisibleLine, fieldMessage.charactersInvalid)

const url = z
  .string({ error: fieldMessage.urlMissing })
  .trim()
  .min(1, { error: fieldMessage.urlMissing, abort: true })
  .max(maxUrlLength, { error: fieldMessage.urlTooLong, abort: true })
  .refine((text) => findHomepageFault(text) === undefined, fieldMessage.urlInvalid)
  .describe('Homepage: a public http or https address without user name or port')
  .meta({ example: 'https://lantern-notes.com/' })

export const checkAddress = endpoint(calls.checkAddress, {
  summary: 'Whether a tool at this address is listed or submitted already, for a form while its user types',
  input: z.strictObject({ url, locale: askedLocale }),
  example: { url: 'https://lantern-notes.com/', locale: 'en' },
  output: z.object({
    status: z
      .enum(['new', 'listed', 'waiting', 'same-site'])
      .describe(
        'listed: this exact address is in the directory; waiting: it was submitted and is not decided yet; ' +
          'same-site: other tools of the same registrable domain are listed, which does not prevent a submission',
      ),
    tools: z
      .array(named('A listed tool', 'photoroom', 'Photoroom'))
      .describe('Listed tools at this address or on its domain, by slug, at most five'),
  }),
})

export const submitTool = endpoint(calls.submitTool, {
  summary: 'Submits a tool for the directory; with a token the submission belongs to the account',
  input: z.strictObject({
    name: z
      .string({ error: fieldMessage.nameMissing })
      .trim()
      .min(1, { error: fieldMessage.nameMissing, abort: true })
      .max(80, fieldMessage.nameTooLong)
      .refine(isVisibleLine, fieldMessage.charactersInvalid)
      .describe('Name of the tool')
      .meta({ example: 'Lantern Notes' }),
    url,
    categories: z
      .array(slug, { error: fieldMessage.categoriesMissing })
      .min(1, fieldMessage.categoriesMissing)
      .max(10, fieldMessage.categoriesTooMany)
      .describe('Slugs of categories, the most fitting first')
      .meta({ example: ['copywriting'] }),
    description: z
      .string({ error: fieldMessage.descriptionMissing })
      .trim()
      .min(1, { error: fieldMessage.descriptionMissing, abort: true })
      .refine(isReadableText, { error: fieldMessage.charactersInvalid, abort: true })
      .superRefine((text, context) => {
        const message = findDescriptionFault(text)
        if (message !== undefined) context.addIssue({ code: 'custom', message })
      })
      .describe('What the tool does, 20 to 2,000 characters; in Chinese, Japanese and Korean at least 8')
      .meta({ example: 'Turns scattered notes into short briefings that name their sources.' }),
    pricing: pricingModel
      .exclude(['unknown'])
      .optional()
      .describe('How the tool is paid for; contact: price on request')
      .meta({ example: 'freemium' }),
    languages: z
      .array(z.enum(toolLanguages))
      .max(toolLanguages.length)
      .optional()
      .describe('Languages of the tool itself, ISO 639-1')
      .meta({ example: ['en', 'ja'] }),
    isMaker: z.boolean().optional().describe('The submitter makes the tool').meta({ example: false }),
    replyTo,
    trialAccount: trialText
      .optional()
      .describe('Account for trying the tool; stored encrypted')
      .meta({ example: 'guest' }),
    trialPassword: trialText.optional().describe('Its password; stored encrypted').meta({ example: 'open-sesame-42' }),
    locale: askedLocale.describe('Language the description is written in'),
  }),
  example: {
    name: 'Lantern Notes',
    url: 'https://lantern-notes.com/',
    categories: ['copywriting'],
    description: 'Turns scattered notes into short briefings that name their sources.',
    locale: 'en',
  },
  output: z.object({
    id: caseId,
    reference: caseReference,
    message: z.literal('submit successfully').describe('Always the same').meta({ example: 'submit successfully' }),
  }),
})

export type CheckAddressInput = z.output<typeof checkAddress.input>
export type CheckedAddress = z.output<typeof checkAddress.output>
export type SubmitToolInput = z.output<typeof submitTool.input>
export type ReceivedSubmission = z.output<typeof submitTool.output>
