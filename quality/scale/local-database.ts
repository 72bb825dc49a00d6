const localHosts = new Set(['127.0.0.1', 'localhost'])

/** Synthetic tools among real ones would be a disaster, so only a database on this machine is filled. */
export function isLocalDatabase(databaseUrl: string): boolean {
  const url = new URL(databaseUrl)
  // In the driver these parameters override the host of the address.
  const named = [url.hostname, ...url.searchParams.getAll('host'), ...url.searchParams.getAll('hostaddr')]
  return named.every((host) => localHosts.has(host))
}
