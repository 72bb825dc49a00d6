/** Typed values that may be returned; the trial password may not. */
export type SubmissionValues = {
  name: string
  url: string
  categories: string[]
  description: string
  /** Empty: not stated. */
  pricing: string
  languages: string[]
  isMaker: boolean
  replyTo: string
  trialAccount: string
  /** When the form was first shown. */
  openedAt: string
}

/** Names of the fields, in form order. */
export const submissionFields = [
  'name',
  'url',
  'categories',
  'description',
  'pricing',
  'languages',
  'isMaker',
  'replyTo',
  'trialAccount',
  'trialPassword',
] as const
