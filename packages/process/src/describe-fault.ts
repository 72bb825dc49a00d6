/**
 * The reason for a failure, in one line for operators. When a host has several addresses, a failed connection throws an
 * AggregateError with an empty message; the messages are in its `errors`.
 */
export function describeFault(error: unknown): string {
  const first: unknown = error instanceof AggregateError && error.message === '' ? error.errors[0] : error
  return (first instanceof Error ? first.message || first.name : String(first)).replaceAll(/\s+/g, ' ')
}
