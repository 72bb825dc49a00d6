import { logIn, signUp } from '@polydex/contract/account/account'
import { fieldCodesOf } from '@polydex/contract/text/field-message'
import { submitTool } from '@polydex/contract/case/submission'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { checkAccount } from '../features/account/check-account.ts'
import { checkSubmission } from '../features/submission/check-submission.ts'
import { readSubmission } from '../features/submission/read-submission.ts'

const formOf = (fields: Record<string, string | string[]>): FormData => {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value)
  return form
}
/** The code of the first error of each field, as the API reports it. */
const complaintsOf = (schema: z.ZodType, input: unknown) => {
  const { error } = schema.safeParse(input)
  const issues = (error?.issues ?? []).toReversed()
  return fieldCodesOf(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])))
}

const anyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'a',
    'a@b',
    'a@b.c',
    'a@b.co',
    'ü@bücher.example',
    'ab cd@b.co',
    'secret',
    '12345',
    ' a@b.co ',
  ),
  fc.string({ maxLength: 12 }),
)

describe('checks in the browser', () => {
  it('S5.1a S5.1b S5.2a S5.2b D5.5 report the same errors as the API: account', () => {
    fc.assert(
      fc.property(anyText, anyText, (email, password) => {
        const found = checkAccount(formOf({ email, password }))
        for (const schema of [signUp.input, logIn.input])
          expect(complaintsOf(schema, { email, password })).toMatchObject(found)
      }),
      { numRuns: 500 },
    )
  })

  it('S5.4a S5.4b S5.4c S5.4d D5.5 report the same errors as the API: submission', () => {
    const anyCategories = fc.array(fc.constantFrom('seo', 'travel', 'legal'), { maxLength: 12 })
    fc.assert(
      fc.property(anyText, anyText, anyCategories, anyText, (name, url, categories, description) => {
        const form = formOf({ name, url, categories, description })
        const found = checkSubmission(form)
        expect(complaintsOf(submitTool.input, { ...readSubmission(form), locale: 'en' })).toMatchObject(found)
      }),
      { numRuns: 500 },
    )
  })
})
