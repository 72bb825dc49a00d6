import type { InputOf } from '@polydex/contract/endpoint'
import type { Locale } from '@polydex/contract/locale'
import type { getTools } from '@polydex/contract/tool'
import type { ListPlace } from './list-place.ts'

type ListInput = InputOf<typeof getTools> & { locale: Locale }

/** What an address asks for. Visitors may type anything there: what the contract does not allow, the API refuses. */
export const listInput = ({ category, query }: ListPlace, locale: Locale): ListInput => ({
  ...query,
  ...(category !== undefined && { category }),
  locale,
})
