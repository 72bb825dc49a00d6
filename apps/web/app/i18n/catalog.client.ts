import type { Locale } from '@polydex/contract/locale'
import { addMessages, hasMessages, type Messages } from './catalog.ts'
import { messagesElementId, type PageMessages } from './page-messages.ts'

const files = import.meta.glob<Messages>('../../messages/*/*.json', { import: 'default' })

/** Takes the texts that the server wrote into the page, before anything renders. */
export function readPageMessages(): void {
  const text = document.getElementById(messagesElementId)?.textContent
  if (text === undefined || text === '') return
  const { locale, topics } = JSON.parse(text) as PageMessages
  for (const [topic, messages] of Object.entries(topics)) addMessages(locale, topic, messages)
}

/** Loads what is missing, beside the next page's code and data, so that texts are there when it appears. */
export async function ensureMessages(locale: Locale, topics: readonly string[]): Promise<void> {
  await Promise.all(
    topics
      .filter((topic) => !hasMessages(locale, topic))
      .map(async (topic) => {
        const messages = await files[`../../messages/${locale}/${topic}.json`]?.()
        // A failed chunk yields nothing here: chunk-failure.ts is already leaving this page.
        if (messages === undefined) await new Promise<never>(() => {})
        else addMessages(locale, topic, messages)
      }),
  )
}
