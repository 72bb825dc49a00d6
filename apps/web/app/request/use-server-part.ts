import { useContext, useState, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { ServerPartsContext } from './server-parts.ts'

const readPart = (name: string): string => document.querySelector(`[data-part=${name}]`)?.innerHTML ?? ''

const findLink = ({ target }: MouseEvent): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/**
 * Attributes of the element that holds a part rendered by renderParts. `html` comes from the loader, and is undefined in
 * a document. Links in it navigate without a new document, but are not prefetched.
 */
export function useServerPart(name: string, html: string | undefined) {
  const served = useContext(ServerPartsContext)
  const navigate = useNavigate()
  // Hydration keeps the markup of the document. If React has to render the whole page again, it needs the same HTML.
  const [found] = useState(() => (served === null ? readPart(name) : ''))
  const followLink = (event: MouseEvent) => {
    const link = findLink(event)
    if (link === null || link.origin !== window.location.origin || opensElsewhere(event)) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash, { viewTransition: true })
  }
  return {
    'data-part': name,
    dangerouslySetInnerHTML: { __html: html ?? served?.[name] ?? found },
    suppressHydrationWarning: true,
    onClick: followLink,
  }
}
