import { data, isRouteErrorResponse } from 'react-router'
import type { RefusedForm } from './form-fault.ts'

const notSent: RefusedForm<never> = { fault: { code: 'unavailable', fields: {} } }

/**
 * For `clientAction`: offline, a form does not arrive, and above the rate limit it is not processed
 * (server/forms/limit-forms.ts). Keeps the page with everything typed and an error; otherwise the router would show its
 * error page instead.
 */
export const keepForm = <Answer>(send: () => Promise<Answer>) =>
  send().catch((error: unknown) => {
    const isOverLimit = isRouteErrorResponse(error) && error.status === 503
    // fetch throws a TypeError when there is no response; other errors are handled elsewhere.
    if (!isOverLimit && !(error instanceof TypeError)) throw error
    // With this status the router does not reload the page's data, which would fail too.
    return data({ ...notSent }, { status: 503 })
  })
