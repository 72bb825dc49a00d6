import { readFileSync } from 'node:fs'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Locale } from '@polydex/contract/locale/locale'
import { addMessages } from '../app/i18n/catalog.ts'

/** The messages of a topic, as written in their file. */
export const readTopic = (locale: Locale, topic: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../messages/${locale}/${topic}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >

/** For tests that render: compiles the files of a topic like the build does. */
export function loadTestMessages(locale: Locale, topics: readonly string[]): void {
  for (const topic of topics) {
    const compiled = Object.entries(readTopic(locale, topic)).map(([key, text]) => [
      `${topic}.${key}`,
      compileMessageOrThrow(text),
    ])
    addMessages(locale, topic, Object.fromEntries(compiled))
  }
}
