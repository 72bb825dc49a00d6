/** Lets the browser show what somebody did before the work that follows from it. */
export const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run))
}
