import { createHash } from 'node:crypto'
import type { ToolEntry } from './catalogue-schema.ts'

type Texts = ToolEntry['texts']
type Text = NonNullable<Texts['en']>

/** What a text in another language keeps of the English that it was written beside: enough to see that it changed. */
export const hashEnglish = ({ description, useCases }: Pick<Text, 'description' | 'useCases'>): string =>
  createHash('sha256')
    .update(JSON.stringify([description, useCases]))
    .digest('hex')
    .slice(0, 8)

/** Languages whose text was written beside an English that has changed since. */
export function findStaleLocales(texts: Texts): string[] {
  if (texts.en === undefined) return []
  const today = hashEnglish(texts.en)
  return Object.entries(texts).flatMap(([locale, { beside }]) =>
    beside === undefined || beside === today ? [] : [locale],
  )
}
