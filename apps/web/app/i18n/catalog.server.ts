import { isLocale } from '@polydex/contract/locale/locale'
import { addMessages, type Messages } from './catalog.ts'

const files = import.meta.glob<Messages>('../../messages/*/*.json', { eager: true, import: 'default' })

/** Fills the catalogue with every language; called once, at server start. */
export function loadAllMessages(): void {
  for (const [path, messages] of Object.entries(files)) {
    const [locale, topic] = path
      .replace(/\.json$/, '')
      .split('/')
      .slice(-2)
    if (isLocale(locale) && topic !== undefined) addMessages(locale, topic, messages)
  }
}
