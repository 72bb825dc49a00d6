type Address = { pathname: string; search: string }

/**
 * Whether an address differs from the current one in its query only. An identical address does not count: it scrolls to
 * the top.
 */
export function changesOnlyQuery(here: Address, to: string): boolean {
  const [pathname, search = ''] = to.split('#', 1)[0]?.split(/(?=\?)/, 2) ?? []
  return pathname === here.pathname && search !== here.search
}

/** Whether two addresses differ in their page number only. */
export function changesOnlyPage(from: Address, to: Address): boolean {
  if (from.pathname !== to.pathname || from.search === to.search) return false
  return withoutPage(from.search) === withoutPage(to.search)
}

function withoutPage(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('page')
  return parameters.toString()
}
