// First of all: what comes later in a style sheet wins.
import './styles/tokens.css'
import './styles/base.css'
import { getCategoryGroups } from '@polydex/contract/category'
import { defaultLocale, getLocaleRow, isLocale } from '@polydex/contract/locale'
import { Fragment, useContext, useEffect, type ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from 'react-router'
import type { Route } from './+types/root.ts'
import { readFailure, throwNotFound } from './api/page-failure.ts'
import { chooseCategories } from './choose-categories.ts'
import { accountFavorites } from './features/favorite/account-favorites.ts'
import { FavoriteNotice } from './features/favorite/favorite-notice.tsx'
import { PlainSearch } from './features/search/plain-search.tsx'
import { SearchDialog } from './features/search/search-dialog.tsx'
import { ErrorPage } from './features/site/error-page.tsx'
import { HeadingFaces } from './features/site/heading-faces.tsx'
import { LastResort } from './features/site/last-resort.tsx'
import { SiteFrame } from './features/site/site-frame.tsx'
import { themeScript } from './features/site/theme.ts'
import { guardPage } from './guard-page.ts'
import { guardRedirects } from './guard-redirects.ts'
import { ensureMessages } from './i18n/catalog.client.ts'
import { readCookie, serializeLocaleCookie } from './i18n/locale-cookie.ts'
import { messagesElementId, serializePageMessages, topicsFor } from './i18n/page-messages.ts'
import { LanguageProvider } from './i18n/translate.tsx'
import { NonceContext } from './nonce-context.ts'
import { localeOfPath } from './path-to.ts'
import { apiContext, localeContext, siteContext } from './request-context.ts'
import { sayRetryAfter } from './http/say-retry-after.ts'
import { storeOnlyWhole } from './http/store-only-whole.ts'
import { keepCompanion } from './session/keep-companion.ts'
import { refreshSession, sessionScript } from './session/session-store.ts'
import { useSite, type SiteData } from './use-site.ts'

export const middleware: Route.MiddlewareFunction[] = [
  // An address like /nonsense/rank/category_ai matches `:locale/…`: refuse it before any loader runs.
  ({ params, context }, next) => {
    const { locale } = params as { locale?: string }
    if (locale === undefined) return next()
    if (!isLocale(locale) || locale === defaultLocale) return throwNotFound()
    context.set(localeContext, locale)
    return next()
  },
  keepCompanion,
  sayRetryAfter,
  guardPage,
  storeOnlyWhole,
]

/** Texts of the next page load beside its code and data, and are there when it appears. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  guardRedirects,
  async ({ request }, next) => {
    accountFavorites.noteQuestion()
    const { pathname } = new URL(request.url)
    const [, result] = await Promise.all([ensureMessages(localeOfPath(pathname), topicsFor(pathname)), next()])
    return result
  },
]

export async function loader({ context }: Route.LoaderArgs): Promise<SiteData> {
  // The frame is worth showing without its figures: an error page has it too. Nobody stores such a page.
  const answer = await context
    .get(apiContext)(getCategoryGroups, { locale: context.get(localeContext) })
    .catch(() => null)
  return {
    ...context.get(siteContext),
    figures: answer?.figures ?? null,
    categories: chooseCategories(answer?.groups ?? []),
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const locale = localeOfPath(pathname)
  const { htmlLang } = getLocaleRow(locale)
  const site = useSite()
  const nonce = useContext(NonceContext)
  // Null outside of an error page, whatever its type says.
  const Boundary = (useRouteError() ?? null) === null ? Fragment : LastResort
  return (
    <html lang={htmlLang} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="color-scheme" content="light dark" />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `${themeScript};${sessionScript}` }} />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <HeadingFaces locale={locale} />
        <Links />
      </head>
      <body>
        <LanguageProvider locale={locale} pathname={pathname}>
          <Boundary>
            <SiteFrame site={site} search={<SearchDialog />} notice={<FavoriteNotice />}>
              {children}
            </SiteFrame>
          </Boundary>
        </LanguageProvider>
        <ScrollRestoration />
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
  // A form may have begun or ended a session.
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
