/** Minimum milliseconds for a loading state: a flash is worse than a short wait. */
export const shownMs = 200

/** Settles like `work`, but not before its loading state has been visible for the minimum time. */
export async function shownAtLeast<Result>(work: Promise<Result>): Promise<Result> {
  const seen = new Promise((resolve) => setTimeout(resolve, shownMs))
  await Promise.allSettled([work, seen])
  return work
}
