/** A homepage as people say it: no scheme, no www., a path only where there is one. */
export function siteName(url: string): string {
  const { host, pathname } = new URL(url)
  return host.replace(/^www\./, '') + pathname.replace(/\/$/, '')
}
