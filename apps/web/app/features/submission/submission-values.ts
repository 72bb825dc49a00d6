/** Typed values that may be returned; the trial password may not. */
export type SubmissionValues = {
  name: string
  url: string
  categories: string[]
  description: string
  trialAccount: string
}

/** Names of the fields, in form order. */
export const submissionFields = ['name', 'url', 'categories', 'description', 'trialAccount', 'trialPassword'] as const
