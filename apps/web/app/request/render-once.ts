import { createContext, useContext, type ReactNode } from 'react'
import { useLanguage } from '../i18n/translate.tsx'
import type { Language } from '../i18n/translate.tsx'

/** The HTML of content that many pages share; `key` must cover everything that it depends on, except the language. */
export type RenderOnce = (key: string, language: Language, children: ReactNode) => string

/** Set while the server renders a document; null in browsers, which render the same from the same data. */
export const RenderOnceContext = createContext<RenderOnce | null>(null)

/**
 * Attributes that fill an element of the frame: its children or, on the server, their HTML, rendered once for all
 * pages. The children may use no context but the language.
 */
export function useOnce(key: string, children: ReactNode) {
  const renderOnce = useContext(RenderOnceContext)
  const language = useLanguage()
  return renderOnce === null
    ? { children }
    : { dangerouslySetInnerHTML: { __html: renderOnce(key, language, children) } }
}
