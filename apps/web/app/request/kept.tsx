import { useState, type ReactNode } from 'react'
import { useLocale } from '../i18n/translate.tsx'

type KeptProps = {
  /** Unique on the page. */
  name: string
  className?: string
  children: ReactNode
}

/**
 * A part of the frame that needs no script: the document's markup stays as it is, and browsers neither render nor
 * hydrate it. They render it only in another language; its children are lazy, so that their code is loaded only then.
 */
export function Kept({ name, className, children }: KeptProps) {
  const locale = useLocale()
  const [served] = useState(() => ({ locale, html: import.meta.env.SSR ? '' : readPart(name) }))
  if (served.html === '' || served.locale !== locale)
    return (
      <div key={locale} className={className} data-kept={name}>
        {children}
      </div>
    )
  return (
    <div
      key={locale}
      className={className}
      data-kept={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: served.html }}
    />
  )
}

const readPart = (name: string): string => document.querySelector(`[data-kept=${name}]`)?.innerHTML ?? ''
