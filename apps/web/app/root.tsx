// Must be first: later style sheets override earlier ones.
import './styles/tokens.css'
import './styles/base.css'
import './styles/parts.css'
import './styles/forced-colors.css'
import './styles/print.css'
import { getLocaleRow } from '@polydex/contract/locale/locale'
import { siteJson, thisSite } from '@polydex/contract/site/site'
import { Fragment, useContext, useEffect, type ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from 'react-router'
import type { Route } from './+types/root.ts'
import { localeOfPath } from './addresses/path-to.ts'
import { readFailure } from './request/page-failure.ts'
import { keptInBrowser } from './browser/kept-in-browser.ts'
import { CompareTray } from './features/compare/compare-tray.tsx'
import { accountFavorites } from './features/favorite/store/account-favorites.ts'
import { ListSync } from './features/list/store/list-sync.tsx'
import { FavoriteNotice } from './features/favorite/favorite-notice.tsx'
import { FavoritesLink } from './features/favorite/favorites-link.tsx'
import { PlainSearch } from './features/search/plain-search.tsx'
import { SearchDialog } from './features/search/search-dialog.tsx'
import { ErrorPage } from './features/site/error-page.tsx'
import { HeadingFaces } from './features/site/heading-faces.tsx'
import { LastResort } from './features/site/last-resort.tsx'
import { SiteFrame } from './features/site/site-frame.tsx'
import { themeScript } from './features/site/header/theme.ts'
import { leaveAfterChunkFailure } from './navigation/chunk-failure.ts'
import { guardRedirects } from './guards/guard-redirects.ts'
import { guardPage } from './guards/guards.ts'
import { refuseUnknownPrefix } from './guards/refuse-unknown-prefix.ts'
import { NonceContext } from './http/nonce-context.ts'
import { sayRetryAfter } from './guards/say-retry-after.ts'
import { storeOnlyWhole } from './guards/store-only-whole.ts'
import { ensureMessages } from './i18n/catalog.client.ts'
import { readCookie, serializeLocaleCookie } from './i18n/locale-cookie.ts'
import { messagesElementId, serializePageMessages, topicsFor } from './i18n/page-messages.ts'
import { LanguageProvider } from './i18n/translate.tsx'
import { SiteFiguresContext } from './request/site-figures.ts'
import { loadSite } from './request/load-site.ts'
import { localeContext } from './request/request-context.ts'
import type { SiteData } from './request/site-data.ts'
import { useSite } from './request/use-site.ts'
import { keepCompanion } from './session/keep-companion.ts'
import { refreshSession, sessionScript } from './session/session-store.ts'

export const middleware: Route.MiddlewareFunction[] = [
  // Derived from the address, not from the route: a 404 page has a language too.
  ({ url, context }, next) => {
    context.set(localeContext, localeOfPath(url.pathname))
    return next()
  },
  keepCompanion,
  sayRetryAfter,
  guardPage,
  storeOnlyWhole,
  // Innermost, so that its calls count as part of the page.
  refuseUnknownPrefix,
]

/** Messages of the next page load in parallel with its code and data, and are there when it renders. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  guardRedirects,
  async ({ request }, next) => {
    accountFavorites.noteQuestion()
    const { pathname } = new URL(request.url)
    const [, result] = await Promise.all([
      ensureMessages(localeOfPath(pathname), topicsFor(pathname)).catch(leaveAfterChunkFailure),
      next(),
    ])
    return result
  },
]

export const loader = ({ context }: Route.LoaderArgs): Promise<SiteData> => loadSite(context)

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const locale = localeOfPath(pathname)
  const { htmlLang } = getLocaleRow(locale)
  const site = useSite()
  const nonce = useContext(NonceContext)
  // Null unless this is an error page, despite its type.
  const Boundary = (useRouteError() ?? null) === null ? Fragment : LastResort
  return (
    <html lang={htmlLang} data-site={siteJson || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="color-scheme" content="light dark" />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `${themeScript};${sessionScript}` }} />
        {thisSite.logo === undefined && <link rel="icon" href="/favicon.ico" sizes="48x48" />}
        <link
          rel="icon"
          href={thisSite.logo ?? '/icon.svg'}
          type={thisSite.logo?.endsWith('.png') ? undefined : 'image/svg+xml'}
        />
        <HeadingFaces locale={locale} />
        <Links />
        {thisSite.styles !== undefined && <link rel="stylesheet" href={thisSite.styles} />}
      </head>
      <body>
        <LanguageProvider locale={locale} pathname={pathname}>
          <Boundary>
            <SiteFiguresContext value={site?.figures ?? null}>
              <SiteFrame
                site={site}
                search={<SearchDialog />}
                favorites={<FavoritesLink />}
                tray={<CompareTray />}
                notice={
                  <>
                    <FavoriteNotice />
                    <ListSync />
                  </>
                }
              >
                {children}
              </SiteFrame>
            </SiteFiguresContext>
          </Boundary>
        </LanguageProvider>
        <ScrollRestoration storageKey={keptInBrowser.scroll.name} />
        <script
          type="application/json"
          id={messagesElementId}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? serializePageMessages(locale, pathname) : '' }}
        />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { pathname, key } = useLocation()
  const { localeCookie } = loaderData
  // A form may have started or ended a session.
  useEffect(refreshSession, [key])
  // Written here and not by the server: a page with Set-Cookie could not be shared by all visitors.
  useEffect(() => {
    const locale = localeOfPath(pathname)
    if (readCookie(document.cookie, localeCookie.name) !== locale)
      document.cookie = serializeLocaleCookie(localeCookie, locale)
  }, [pathname, localeCookie])
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  return <ErrorPage {...readFailure(error)} search={<PlainSearch />} address={pathname + search} />
}
