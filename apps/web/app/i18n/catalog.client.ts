import type { Locale } from '@polydex/contract/locale/locale'
import { addMessages, hasMessages, type Messages } from './catalog.ts'
import { messagesElementId, type PageMessages } from './page-messages.ts'

/** The address of a message file, with a star for the language and one for the topic: build-plugins/compile-messages.ts. */
declare const __MESSAGE_FILE__: string

async function loadMessages(locale: Locale, topic: string): Promise<Messages> {
  const file = __MESSAGE_FILE__.replace('*', locale).replace('*', topic)
  const { default: messages } = (await import(/* @vite-ignore */ file)) as { default: Messages }
  return messages
}

/** Reads the messages that the server embedded in the page, before anything renders. */
export function readPageMessages(): void {
  const text = document.getElementById(messagesElementId)?.textContent
  if (text === undefined || text === '') return
  const { locale, topics } = JSON.parse(text) as PageMessages
  for (const [topic, messages] of Object.entries(topics)) addMessages(locale, topic, messages)
}

/** Loads missing messages in parallel with the next page's code and data, so that they are there when it renders. */
export async function ensureMessages(locale: Locale, topics: readonly string[]): Promise<void> {
  const missing = topics.filter((topic) => !hasMessages(locale, topic))
  await Promise.all(
    missing.map(async (topic) => {
      addMessages(locale, topic, await loadMessages(locale, topic))
    }),
  )
}
