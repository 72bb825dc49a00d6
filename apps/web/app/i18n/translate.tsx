import { setupI18n } from '@lingui/core'
import { getLocaleRow, type Locale } from '@polydex/contract/locale/locale'
import { thisSite } from '@polydex/contract/site/site'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { collectMessages } from './catalog.ts'
import type { MessageArguments, MessageId } from './messages.gen.ts'
import { topicsFor } from './page-messages.ts'

type ArgumentsOf<Id extends MessageId> = keyof MessageArguments[Id] extends never ? [] : [values: MessageArguments[Id]]

/** Returns a message in the page's language; an unknown id or a wrong argument does not compile. */
export type Translate = <Id extends MessageId>(id: Id, ...values: ArgumentsOf<Id>) => string

/** Each instance is bound to one language, so that concurrent requests cannot mix theirs. */
export function createTranslate(locale: Locale, topics: readonly string[]): Translate {
  const { htmlLang } = getLocaleRow(locale)
  const i18n = setupI18n({ locale: htmlLang, messages: { [htmlLang]: collectMessages(locale, topics) } })
  return (id, ...[values]) => i18n._(id, { siteName: thisSite.name, ...values })
}

/** Cached on the server, which has all messages from its start: one for each language and kind of page. */
const known = new Map<string, Translate>()

/** `topics` are separated by spaces. */
export function findTranslate(locale: Locale, topics: string): Translate {
  if (!import.meta.env.SSR || import.meta.env.DEV) return createTranslate(locale, topics.split(' '))
  const key = `${locale} ${topics}`
  const translate = known.get(key) ?? createTranslate(locale, topics.split(' '))
  known.set(key, translate)
  return translate
}

export type Language = { locale: Locale; t: Translate }

/** For parts that are rendered apart from their page; everything else uses LanguageProvider. */
const LanguageContext = createContext<Language | null>(null)

type LanguageProviderProps = {
  locale: Locale
  pathname: string
  /** Topics besides those of the page; browsers do not have them. */
  serverTopics?: readonly string[]
  children: ReactNode
}

export function LanguageProvider({ locale, pathname, serverTopics, children }: LanguageProviderProps) {
  const topics = [...topicsFor(pathname), ...(serverTopics ?? [])].join(' ')
  const language = useMemo(() => ({ locale, t: findTranslate(locale, topics) }), [locale, topics])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (language === null) throw new Error('useLanguage outside LanguageProvider')
  return language
}

export const useTranslate = (): Translate => useLanguage().t
export const useLocale = (): Locale => useLanguage().locale
