/** What both sides would use on a machine of one's own. */
const localBase = 'http://127.0.0.1:4000'

type ApiBases = { API_BASE?: string | undefined; API_BASE_BROWSER?: string | undefined }

/**
 * The one place that decides where the API is. The browser has an address of its own, because the general one is mostly
 * an inner address that visitors can neither reach nor should see. An empty variable counts as none.
 */
export const resolveApiBase = ({ API_BASE, API_BASE_BROWSER }: ApiBases, side: 'browser' | 'server'): string =>
  (side === 'browser' && API_BASE_BROWSER) || API_BASE || localBase
