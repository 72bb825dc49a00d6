import type { Locale } from '@polydex/contract/locale'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

/** Compiled messages by id (`ranking.visits`). */
export type Messages = Record<string, CompiledMessage>

/**
 * Messages this process holds. Empty by itself: catalog.server.ts fills it with everything,
 * catalog.client.ts with what the page needs. Both in one file would put nine languages into the browser.
 */
const store = new Map<string, Messages>()

const keyOf = (locale: Locale, topic: string): string => `${locale}/${topic}`

export const hasMessages = (locale: Locale, topic: string): boolean => store.has(keyOf(locale, topic))

export const addMessages = (locale: Locale, topic: string, messages: Messages): void => {
  store.set(keyOf(locale, topic), messages)
}

/** Messages of several topics together. */
export const collectMessages = (locale: Locale, topics: readonly string[]): Messages =>
  Object.assign({}, ...topics.map((topic) => store.get(keyOf(locale, topic)) ?? {})) as Messages
