import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter, type RouterContextProvider } from 'react-router'
import { LanguageProvider } from '../i18n/translate.tsx'
import { localeContext, serverPartsContext } from './request-context.ts'

export type PageRequest = {
  request: Request
  /** Address of the page; that of the request may end in `.data`. */
  url: URL
  context: Readonly<RouterContextProvider>
}

/**
 * Renders parts of a page that need no script beyond their links; useServerPart puts them into the page. `topics` are
 * messages besides those of the page: browsers do not get them.
 */
export function renderParts<Name extends string>(
  page: PageRequest,
  topics: readonly string[],
  parts: Record<Name, ReactNode>,
): Record<Name, string> | null {
  const { url, context } = page
  const rendered = Object.entries<ReactNode>(parts).map(([name, part]) => [
    name,
    renderToStaticMarkup(
      <StaticRouter location={url.pathname + url.search}>
        <LanguageProvider locale={context.get(localeContext)} pathname={url.pathname} serverTopics={topics}>
          {part}
        </LanguageProvider>
      </StaticRouter>,
      // Without it, ids of useId would repeat: each part starts counting again.
      { identifierPrefix: name },
    ),
  ])
  return serveParts(page, Object.fromEntries(rendered) as Record<Name, string>)
}

/**
 * A document has its parts as markup, so its loader data is null. A data request has no markup, so its loader data is
 * their HTML.
 */
export function serveParts<Name extends string>(
  { request, context }: PageRequest,
  parts: Record<Name, string>,
): Record<Name, string> | null {
  if (new URL(request.url).pathname.endsWith('.data')) return parts
  context.set(serverPartsContext, { ...context.get(serverPartsContext), ...parts })
  return null
}
