/**
 * Carries the id of a request through edge, web and API, so that their logs can be correlated. Trusted only from our
 * own proxies and on the API's inner listener: strangers could inject text into the log with it.
 */
export const requestIdHeader = 'x-request-id'
