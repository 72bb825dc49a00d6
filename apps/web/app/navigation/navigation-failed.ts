/** Sent to the document when a navigation fails outside the router's sight: the bar shows it, the page stays. */
export const navigationFailed = 'polydex:navigation-failed'

/** For a missing chunk, a refused redirect, a lost connection. */
export const tellNavigationFailed = (): void => {
  document.dispatchEvent(new CustomEvent(navigationFailed))
}
