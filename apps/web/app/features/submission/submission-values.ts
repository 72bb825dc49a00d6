/** What was typed and may come back; the trial's password may not. */
export type SubmissionValues = {
  name: string
  url: string
  categories: string[]
  description: string
  trialAccount: string
}

/** Names of the fields, in the order of the form. */
export const submissionFields = ['name', 'url', 'categories', 'description', 'trialAccount', 'trialPassword'] as const
