import type { InputOf } from '@polydex/contract/endpoint'
import type { Locale } from '@polydex/contract/locale'
import type { getTools } from '@polydex/contract/tool'
import type { ListPlace } from './list-place.ts'

type ListInput = InputOf<typeof getTools> & { locale: Locale }

/**
 * The query of an address as API input. Visitors may type anything: the API rejects what the contract does not allow.
 */
export const listInput = ({ category, query }: ListPlace, locale: Locale): ListInput => ({
  ...query,
  ...(category !== undefined && { category }),
  locale,
})
