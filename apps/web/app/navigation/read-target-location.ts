type RouterLocation = { pathname: string; search: string }

/**
 * The location that the router is navigating to, or else the current one. Read from the router itself: the last React
 * render may be behind. Undefined on the server.
 */
export function readTargetLocation(): RouterLocation | undefined {
  const state = globalThis.__reactRouterDataRouter?.state
  return state?.navigation.location ?? state?.location
}
