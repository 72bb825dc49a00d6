import type { Locale } from '@polydex/contract/locale/locale'
import { findPage } from '../addresses/find-page.ts'
import { collectMessages, type Messages } from './catalog.ts'

export const messagesElementId = 'messages'

/** The messages that the server embeds in a page. */
export type PageMessages = { locale: Locale; topics: Record<string, Messages> }

/** On every page: frame and error page. */
const commonTopics = ['site', 'errors'] as const

/** The message files of a page, known from its address alone: its code may not be loaded yet. */
export const topicsFor = (pathname: string): string[] => [...commonTopics, ...(findPage(pathname)?.topics ?? [])]

/** Cached by language and topics. Only the server uses it, and its messages never change. */
const serialized = new Map<string, string>()

/** JSON for a script element; `<` is escaped so that no message can close the element. */
export function serializePageMessages(locale: Locale, pathname: string): string {
  const names = topicsFor(pathname)
  const key = [locale, ...names].join(' ')
  const text = (!import.meta.env.DEV && serialized.get(key)) || serialize(locale, names)
  serialized.set(key, text)
  return text
}

function serialize(locale: Locale, names: readonly string[]): string {
  const topics = Object.fromEntries(names.map((topic) => [topic, collectMessages(locale, [topic])]))
  return JSON.stringify({ locale, topics } satisfies PageMessages).replaceAll('<', '\\u003c')
}
