/**
 * Every error message for a form field, in English, by its code. A closed list, so that the web has a text for each
 * code in nine languages.
 */
export const fieldMessage = {
  emailMissing: 'Please enter email',
  emailInvalid: 'Please enter a valid email address',
  emailTooLong: 'The email address must be at most 254 characters',
  passwordMissing: 'enter your PIN',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordTooLong: 'Password must be at most 256 characters',
  passwordCommon: 'This password is too common, please choose another',
  passwordGuessable: 'This password is your address or the name of this site, please choose another',
  passwordSame: 'This is your current password, please choose another',
  passwordWrong: 'The password is not correct',
  nameMissing: 'Please enter the tool name',
  nameTooLong: 'The tool name must be at most 80 characters',
  urlMissing: 'Please enter the website URL',
  urlInvalid: 'Please enter a public address that begins with https:// or http://',
  urlTooLong: 'The website URL must be at most 2,048 characters',
  urlListed: 'This address is in the directory already',
  urlWaiting: 'This address was sent in already and is waiting for a decision',
  categoriesMissing: 'Please select at least one category',
  categoriesTooMany: 'Please select at most 10 categories',
  categoriesUnknown: 'This category does not exist',
  descriptionMissing: 'Please enter the description',
  descriptionTooShort: 'The description must be at least 20 characters',
  descriptionTooShortEastAsian: 'The description must be at least 8 characters',
  descriptionTooLong: 'The description must be at most 2,000 characters',
  trialTooLong: 'Trial account and password must be at most 200 characters each',
  trialUnavailable: 'Trial credentials cannot be kept just now, please leave them empty',
  replyToUnavailable: 'We cannot answer by email just now, please leave this empty',
  problemMissing: 'Please choose what is wrong',
  correctionMissing: 'Please say what is correct',
  correctionTooLong: 'The text must be at most 2,000 characters',
  iconUrlInvalid: 'Please enter an address that begins with https:// and is on the host of this tool',
  visitsMissing: 'Please enter the visits, one line for each month',
  visitsInvalid: 'Please check the lines: a header, then month, host and visits, such as 2026-10,example.com,120000',
  visitsOtherHost: 'Every line must be about the host of this tool',
  visitsOtherMonth: 'Only months that have ended can be stated, once each, and from the last ten years',
  caseUnknown: 'We found nothing for this. Please check it for typos',
  charactersInvalid: 'Please remove the invisible control characters',
} as const

export type FieldCode = keyof typeof fieldMessage
export type FieldMessage = (typeof fieldMessage)[FieldCode]

const codes = new Map<string, FieldCode>(
  Object.entries(fieldMessage).map(([code, message]) => [message, code as FieldCode]),
)

/** The codes of those messages that are in the list. The only place that matches messages by their text. */
export const fieldCodesOf = (fields: Readonly<Record<string, string>>): Record<string, FieldCode> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, message]) => {
      const code = codes.get(message)
      return code === undefined ? [] : [[name, code]]
    }),
  )
