import { findPage } from './find-page.ts'
import { runGuards, type GuardArguments } from './guards.ts'

/** Root middleware: runs the guards that the page table lists for the requested page. */
export function guardPage(given: GuardArguments, next: () => Promise<Response>): Promise<Response> {
  const page = findPage(given.url.pathname)
  return runGuards(page !== undefined && 'guards' in page ? page.guards : [], given, next)
}
