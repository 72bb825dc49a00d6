/** A loading state once shown stays this long: a flash is worse than a short wait. */
export const shownMs = 200

/** The outcome of the work, good or bad, but not before its loading state has been seen. */
export async function shownAtLeast<Result>(work: Promise<Result>): Promise<Result> {
  const seen = new Promise((resolve) => setTimeout(resolve, shownMs))
  await Promise.allSettled([work, seen])
  return work
}
