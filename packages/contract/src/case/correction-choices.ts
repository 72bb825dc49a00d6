/** Problems with an entry that a visitor can report. No Zod here: browsers import these lists. */
export const correctionProblems = [
  'link-broken',
  'wrong-fact',
  'wrong-category',
  'closed',
  'hijacked',
  'scam',
  'other',
] as const

/** Parts of an entry that are not kinds of facts. */
export const entryParts = [
  'name',
  'url',
  'description',
  'pricing',
  'categories',
  'features',
  'use-cases',
  'suits',
  'figures',
] as const

export type CorrectionProblem = (typeof correctionProblems)[number]
export type EntryPart = (typeof entryParts)[number]

/** Problems that are meaningless without a text. */
export const needsText = (problem: string): boolean => ['wrong-fact', 'wrong-category', 'other'].includes(problem)
