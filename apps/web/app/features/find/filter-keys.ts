import type { ListFilter } from '@polydex/contract/tool/list-filter'

/** The filters in display order: those that most visitors choose by come first. */
export const filterKeys = [
  'price',
  'platform',
  'features',
  'language',
  'signUp',
  'country',
  'offeredIn',
  'aiRole',
  'category',
] as const satisfies readonly ListFilter[]
