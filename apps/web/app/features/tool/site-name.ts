/** The host of a homepage, without www. */
export const hostName = (url: string): string => new URL(url).host.replace(/^www\./, '')

/** A homepage without scheme and www.; with its path only if it has one. */
export const siteName = (url: string): string => hostName(url) + new URL(url).pathname.replace(/\/$/, '')
