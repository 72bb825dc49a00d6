import type { Locale } from '@polydex/contract/locale/locale'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

/** Compiled messages by id (`ranking.visits`). */
export type Messages = Record<string, CompiledMessage>

/**
 * The messages in this process. Initially empty: catalog.server.ts adds all of them, catalog.client.ts those the page
 * needs. Both in one file would ship nine languages to the browser.
 */
const store = new Map<string, Messages>()

const keyOf = (locale: Locale, topic: string): string => `${locale}/${topic}`

export const hasMessages = (locale: Locale, topic: string): boolean => store.has(keyOf(locale, topic))

export const addMessages = (locale: Locale, topic: string, messages: Messages): void => {
  store.set(keyOf(locale, topic), messages)
}

/** The merged messages of several topics. */
export const collectMessages = (locale: Locale, topics: readonly string[]): Messages =>
  Object.assign({}, ...topics.map((topic) => store.get(keyOf(locale, topic)) ?? {})) as Messages
