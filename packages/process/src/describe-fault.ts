/**
 * Why something failed, in one line for whoever runs this. A connection that was tried at several addresses fails with
 * an error that has no words of its own, only those of each try.
 */
export function describeFault(error: unknown): string {
  const first: unknown = error instanceof AggregateError && error.message === '' ? error.errors[0] : error
  return (first instanceof Error ? first.message || first.name : String(first)).replaceAll(/\s+/g, ' ')
}
