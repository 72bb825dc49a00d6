/** The host whose traffic an address belongs to: lower case, without `www.`. */
export const siteHostOf = (homepage: string): string => new URL(homepage).hostname.replace(/^www\./, '')

/** The stored spelling of an address: scheme and host in lower case, a slash after a bare host. */
export const normalizeHomepage = (homepage: string): string => new URL(homepage).href
