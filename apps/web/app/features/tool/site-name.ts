/** A homepage without scheme and www.; with its path only if it has one. */
export function siteName(url: string): string {
  const { host, pathname } = new URL(url)
  return host.replace(/^www\./, '') + pathname.replace(/\/$/, '')
}
