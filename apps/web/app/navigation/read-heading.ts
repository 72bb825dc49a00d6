type Heading = { pathname: string; search: string }

/**
 * Where the router is on its way to or, when nothing is under way, where it is: at this very moment, while what React has
 * rendered may be older. Undefined on the server.
 */
export function readHeading(): Heading | undefined {
  const state = globalThis.__reactRouterDataRouter?.state
  return state?.navigation.location ?? state?.location
}
