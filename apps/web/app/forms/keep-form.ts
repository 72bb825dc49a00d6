import { data, isRouteErrorResponse } from 'react-router'
import type { RefusedForm } from './form-fault.ts'

const notSent: RefusedForm<never> = { fault: { code: 'unavailable', fields: {} } }

/**
 * For `clientAction`: without a connection a form does not arrive, and among too many it is not looked at
 * (server/limit-forms.ts). The page then stays, with everything typed, and says so; otherwise the router would put the
 * error page in its place.
 */
export const keepForm = <Answer>(send: () => Promise<Answer>) =>
  send().catch((error: unknown) => {
    const isTurnedAway = isRouteErrorResponse(error) && error.status === 503
    // A TypeError is what fetch throws when nobody answers; everything else has a meaning of its own.
    if (!isTurnedAway && !(error instanceof TypeError)) throw error
    // The status keeps the router from asking for the page's data again, which would fail as well.
    return data({ ...notSent }, { status: 503 })
  })
