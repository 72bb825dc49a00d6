/**
 * Carries one id for a request through edge, web and API, so that their logs can be read together. Believed only from a
 * proxy of ours and on the API's inner listener: strangers could write into the log with it.
 */
export const requestIdHeader = 'x-request-id'
