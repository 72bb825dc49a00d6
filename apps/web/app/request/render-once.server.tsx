import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import { LanguageContext } from '../i18n/translate.tsx'
import type { RenderOnce } from './render-once.ts'

/** Room for some twenty parts in nine languages, and for those of earlier versions of the data. */
const rendered = new LRUCache<string, string>({ max: 1_000 })

/** Not static markup: hydration needs the markers between texts. */
export const renderOnce: RenderOnce = (key, language, children) => {
  const place = `${language.locale} ${key}`
  const known = rendered.get(place)
  if (known !== undefined) return known
  const html = renderToString(<LanguageContext value={language}>{children}</LanguageContext>)
  rendered.set(place, html)
  return html
}
