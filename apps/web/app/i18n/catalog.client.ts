import type { Locale } from '@polydex/contract/locale'
import { leaveAfterChunkFailure } from '../navigation/chunk-failure.ts'
import { addMessages, hasMessages, type Messages } from './catalog.ts'
import { messagesElementId, type PageMessages } from './page-messages.ts'

const files = import.meta.glob<Messages>('../../messages/*/*.json', { import: 'default' })

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
      const messages = await files[`../../messages/${locale}/${topic}.json`]?.().catch(leaveAfterChunkFailure)
      if (messages !== undefined) addMessages(locale, topic, messages)
    }),
  )
}
