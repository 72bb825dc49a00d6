import type { ListFilter } from '@polydex/contract/list-filter'
import type { Facet } from './collect-sets.ts'

/** The facet of `tool_sets` and `tool_counts` that a filter chooses from. */
export const facetOf: Readonly<Record<ListFilter, Facet>> = {
  category: 'category',
  price: 'price',
  features: 'feature',
  aiRole: 'ai_role',
  platform: 'platform',
  language: 'language',
  signUp: 'sign_up',
  offeredIn: 'offered_in',
  country: 'country',
}

/**
 * The tools that are known not to have a value: a set beside that of the value, for those who also want what is not known.
 * Such sets are no choices, and are not counted.
 */
export const notHaving = (value: string): string => `!${value}`
export const isChoice = (value: string): boolean => !value.startsWith('!')
