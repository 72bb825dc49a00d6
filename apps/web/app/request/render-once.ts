import { createContext, useContext, type ReactNode } from 'react'
import { useLanguage } from '../i18n/translate.tsx'
import type { Language } from '../i18n/translate.tsx'

/** The HTML of what is the same on many pages; `key` says all that it depends on but the language. */
export type RenderOnce = (key: string, language: Language, children: ReactNode) => string

/** Set while the server renders a document; null in browsers, which render the same from the same data. */
export const RenderOnceContext = createContext<RenderOnce | null>(null)

/**
 * The content of an element of the frame, as attributes for it: its children, or on the server the HTML of them, rendered
 * once for all pages. They may use no context but the language.
 */
export function useOnce(key: string, children: ReactNode) {
  const renderOnce = useContext(RenderOnceContext)
  const language = useLanguage()
  return renderOnce === null
    ? { children }
    : { dangerouslySetInnerHTML: { __html: renderOnce(key, language, children) } }
}
