import type { Locale } from '@polydex/contract/locale'
import { findPage } from '../addresses/find-page.ts'
import { collectMessages, type Messages } from './catalog.ts'

export const messagesElementId = 'messages'

/** What the server writes into a page for the browser. */
export type PageMessages = { locale: Locale; topics: Record<string, Messages> }

/** Every page has these: frame and error page. */
const commonTopics = ['site', 'errors'] as const

/** Message files a page needs, known from its address alone: a page's own code may not be loaded yet. */
export const topicsFor = (pathname: string): string[] => [...commonTopics, ...(findPage(pathname)?.topics ?? [])]

/** As JSON for a script element; `<` is escaped so that no text can end the element. */
export function serializePageMessages(locale: Locale, pathname: string): string {
  const topics = Object.fromEntries(topicsFor(pathname).map((topic) => [topic, collectMessages(locale, [topic])]))
  return JSON.stringify({ locale, topics } satisfies PageMessages).replaceAll('<', '\\u003c')
}
