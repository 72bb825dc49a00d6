/** The host whose traffic an address belongs to: lower case, without `www.`. */
export const siteHostOf = (homepage: string): string => new URL(homepage).hostname.replace(/^www\./, '')

/**
 * The host whose figures a tool shows: the one that its entry names, or that of its homepage if that is the root of the
 * host. github.com has 400 million visits; none of the tools hosted there has them.
 */
export const figuresHostOf = ({ homepage, trafficHost }: { homepage: string; trafficHost?: string | undefined }) =>
  trafficHost ?? (isRoot(homepage) ? siteHostOf(homepage) : undefined)

function isRoot(homepage: string): boolean {
  const { pathname, search, hash } = new URL(homepage)
  return pathname + search + hash === '/'
}

/** The stored spelling of an address: scheme and host in lower case, a slash after a bare host. */
export const normalizeHomepage = (homepage: string): string => new URL(homepage).href
