import type { ErrorCode } from '@polydex/contract/error'
import type { GuardArguments } from '../guards/guards.ts'
import { failedCallsContext } from '../request/request-context.ts'
import { cacheRules, choosePageCaching } from './cache-rules.ts'

/** By these the API says that there is no such page. A page that says so lacks nothing. */
const final = new Set<ErrorCode>(['not_found', 'invalid_input', 'gone'])

/**
 * Middleware of the root. Loaders may do without an answer that a page can be shown without, such as the menus of the
 * frame; a cache would go on showing that page to everybody. So it is the failed call that counts, not what a loader
 * made of it. A redirect has no page, and says for how long it holds.
 */
export async function storeOnlyWhole({ context }: GuardArguments, next: () => Promise<Response>): Promise<Response> {
  const response = await next()
  if (response.headers.get('Cache-Control')?.includes('private') === true) return response
  const failed = context.get(failedCallsContext)
  if (response.status === 404 ? failed.some((code) => !final.has(code)) : failed.length > 0) {
    response.headers.set('Cache-Control', cacheRules.incomplete.says)
    response.headers.delete('ETag')
  } else if (response.status >= 300 && response.status < 400 && !response.headers.has('Cache-Control')) {
    response.headers.set('Cache-Control', choosePageCaching('page', response.status, '/'))
  }
  return response
}
