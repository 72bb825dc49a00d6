import type { ListFilter } from '@polydex/contract/list-filter'
import type { Facet } from './collect-sets.ts'

/** The facet of `tool_sets` and `tool_counts` that a filter selects from. */
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
 * Name of the set of tools known not to have a value, for filters that include unknown values. Such sets are not
 * choices and are not counted.
 */
export const notHaving = (value: string): string => `!${value}`
export const isChoice = (value: string): boolean => !value.startsWith('!')
