const localHosts = new Set(['127.0.0.1', 'localhost'])

/** Only a database of this machine may be emptied, filled with synthetic tools or migrated without being asked. */
export function isLocalDatabase(databaseUrl: string): boolean {
  const url = new URL(databaseUrl)
  // In the driver these parameters override the host of the address.
  const named = [url.hostname, ...url.searchParams.getAll('host'), ...url.searchParams.getAll('hostaddr')]
  return named.every((host) => localHosts.has(host))
}
