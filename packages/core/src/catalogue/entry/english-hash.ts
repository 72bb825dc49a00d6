import { createHash } from 'node:crypto'
import type { ToolEntry } from './catalogue-schema.ts'

type Texts = ToolEntry['texts']
type Text = NonNullable<Texts['en']>

/** Hash of the English text that a text in another language was written beside: enough to detect that it has changed. */
export const hashEnglish = ({ description, useCases }: Pick<Text, 'description' | 'useCases'>): string =>
  createHash('sha256')
    .update(JSON.stringify([description, useCases]))
    .digest('hex')
    .slice(0, 8)

/** Languages whose text was written beside English text that has changed since. */
export function findStaleLocales(texts: Texts): string[] {
  if (texts.en === undefined) return []
  const today = hashEnglish(texts.en)
  return Object.entries(texts).flatMap(([locale, { beside }]) =>
    beside === undefined || beside === today ? [] : [locale],
  )
}
