/**
 * Whether a path can be decoded, and has no control characters or line separators: `.` of a pattern does not match a
 * line break, so routers find no route where one must be, and log the address with a stack.
 */
export function isReadablePath(path: string): boolean {
  try {
    return !/[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
