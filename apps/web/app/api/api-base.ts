/** Default for both sides on a development machine. */
const localBase = 'http://127.0.0.1:4000'

type ApiBases = { API_BASE?: string | undefined; API_BASE_BROWSER?: string | undefined }

/**
 * The only place that decides where the API is. Browsers get an address of their own, because the server's is usually
 * internal: visitors cannot reach it and should not see it. An empty variable counts as unset.
 */
export const resolveApiBase = ({ API_BASE, API_BASE_BROWSER }: ApiBases, side: 'browser' | 'server'): string =>
  (side === 'browser' && API_BASE_BROWSER) || API_BASE || localBase
