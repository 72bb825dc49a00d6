import { useContext, useState } from 'react'
import { ServerPartsContext } from './server-parts.ts'

const readPart = (name: string): string => document.querySelector(`[data-part=${name}]`)?.innerHTML ?? ''

/** Attributes of an element that holds such a part. */
export type ServerPart = ReturnType<typeof useServerPart>

/**
 * Attributes of the element that holds a part rendered by renderParts. `html` comes from the loader, and is undefined in
 * a document.
 */
export function useServerPart(name: string, html: string | undefined) {
  const served = useContext(ServerPartsContext)
  // Hydration keeps the markup of the document. If React has to render the whole page again, it needs the same HTML.
  const [found] = useState(() => (served === null ? readPart(name) : ''))
  return {
    'data-part': name,
    dangerouslySetInnerHTML: { __html: html ?? served?.[name] ?? found },
    suppressHydrationWarning: true,
  }
}
