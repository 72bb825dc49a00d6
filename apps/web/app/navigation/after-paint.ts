/** Lets the browser paint the visitor's input before the work it triggers. */
export const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run))
}
