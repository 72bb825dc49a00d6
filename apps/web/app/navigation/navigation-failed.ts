/** Dispatched when a navigation fails without the router noticing: the loading bar shows it, the page stays. */
export const navigationFailed = 'polydex:navigation-failed'

/** For a missing chunk, a refused redirect, a lost connection. */
export const tellNavigationFailed = (): void => {
  document.dispatchEvent(new CustomEvent(navigationFailed))
}
