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
 * Renders parts of a page that need no script beyond their links; useServerPart puts them into the page. A document has
 * them as markup, so its loader data is null. A data request has no markup, so its loader data is their HTML.
 *
 * `topics` are messages besides those of the page: browsers do not get them.
 */
export function renderParts<Name extends string>(
  { request, url, context }: PageRequest,
  topics: readonly string[],
  parts: Record<Name, ReactNode>,
): Record<Name, string> | null {
  const rendered = Object.fromEntries(
    Object.entries<ReactNode>(parts).map(([name, part]) => [
      name,
      renderToStaticMarkup(
        <StaticRouter location={url.pathname + url.search}>
          <LanguageProvider locale={context.get(localeContext)} pathname={url.pathname} serverTopics={topics}>
            {part}
          </LanguageProvider>
        </StaticRouter>,
        // Ids are counted anew in each part.
        { identifierPrefix: name },
      ),
    ]),
  ) as Record<Name, string>
  if (new URL(request.url).pathname.endsWith('.data')) return rendered
  context.set(serverPartsContext, rendered)
  return null
}
