/** Maximum milliseconds to wait for an idle moment. */
const timeoutMs = 2_000

/** Runs low-priority work when the browser is idle. */
export const whenIdle = (run: () => void): void => {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, timeoutMs)
  else requestIdleCallback(run, { timeout: timeoutMs })
}
