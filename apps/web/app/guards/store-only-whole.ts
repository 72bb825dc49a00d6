import type { ErrorCode } from '@polydex/contract/http/error'
import type { GuardArguments } from './guards.ts'
import { failedCallsContext } from '../request/request-context.ts'
import { cacheRules, choosePageCaching } from '../http/cache-rules.ts'

/** With these codes the API says that the page does not exist. Such a 404 page is complete. */
const final = new Set<ErrorCode>(['not_found', 'invalid_input', 'gone'])

/**
 * Root middleware: prevents caching of incomplete pages. Loaders may tolerate a failed call for optional parts, such as
 * the frame's menus, and a cache would keep showing that page to everyone. So any failed call counts, whatever the
 * loader made of it. Redirects have no body and get their own lifetime.
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
