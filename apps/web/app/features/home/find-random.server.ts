import type { Locale } from '@polydex/contract/locale/locale'
import { getRandomTools, type RandomTools } from '@polydex/contract/tool/tool'
import { ApiFailure, type CallApi } from '../../api/call-api.ts'
import { throwPageFailure } from '../../request/page-failure.ts'
import { seedOfHour } from './seeds.ts'

/**
 * Three tools by the seed in the address, or by that of the current hour; null: they could not be loaded, and the page
 * works without them.
 */
export async function findRandom(
  callApi: CallApi,
  locale: Locale,
  requestedSeed: string | undefined,
): Promise<RandomTools | null> {
  const seed = requestedSeed ?? String(seedOfHour(Date.now()))
  return callApi(getRandomTools, { seed, count: '3', locale }).catch((error: unknown) =>
    error instanceof ApiFailure && error.code === 'invalid_input' ? throwPageFailure(error) : null,
  )
}
