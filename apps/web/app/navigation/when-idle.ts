/** The browser may take this long to find a quiet moment. */
const timeoutMs = 2_000

/** What can wait until nothing else is to be done. */
export const whenIdle = (run: () => void): void => {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, timeoutMs)
  else requestIdleCallback(run, { timeout: timeoutMs })
}
