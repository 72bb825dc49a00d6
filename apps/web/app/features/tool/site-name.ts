/** The host of a homepage, without www. */
export const hostName = (url: string): string => new URL(url).host.replace(/^www\./, '')

/** Characters; a longer path says less than the host. */
const maxNameLength = 36

/** A homepage without scheme and www.; with its path only if it has a short one. */
export function siteName(url: string): string {
  const whole = hostName(url) + new URL(url).pathname.replace(/\/$/, '')
  return whole.length <= maxNameLength ? whole : hostName(url)
}
