import type { Locale } from '@polydex/contract/locale'
import { getTools } from '@polydex/contract/tool'
import type { CallApi } from '../../api/call-api.ts'
import type { FoundTools } from './found-tools.ts'
import { listInput } from './list-input.ts'
import type { ListPlace } from './list-place.ts'
import { findRescue } from './rescue.server.ts'

/** A page of tools, what other choices would give, and the ways out where there is none. */
export async function findToolList(callApi: CallApi, locale: Locale, place: ListPlace): Promise<FoundTools> {
  const list = await callApi(getTools, { ...listInput(place, locale), facets: 'true' })
  return { place, list, rescue: list.total === 0 ? await findRescue(callApi, locale, place) : null }
}
