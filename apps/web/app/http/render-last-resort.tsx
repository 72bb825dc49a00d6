import { thisSite } from '@polydex/contract/site/site'
import { getLocaleRow, type Locale } from '@polydex/contract/locale/locale'
import { renderToStaticMarkup } from 'react-dom/server'
import type { EntryContext } from 'react-router'
import type { ReactNode } from 'react'
import { BusyText, type SecretName } from '../features/site/busy-text.tsx'
import { CrowdedText, LastResortText } from '../features/site/last-resort.tsx'
import { LanguageProvider } from '../i18n/translate.tsx'
import { localeOfPath, pathTo } from '../addresses/path-to.ts'
import { fieldsMark } from './fields-mark.ts'

type Manifest = EntryContext['manifest']

/** For when the error page itself cannot be rendered. */
export const renderLastResort = (pathname: string, manifest: Manifest): Buffer =>
  renderBare(pathname, manifest, <LastResortText />)

/**
 * For when there are more forms than can be processed: it costs a fraction of any other page. The caller replaces
 * `fieldsMark` with the fields to resend; `secrets` are the ones to type again. Undefined: what was typed is unknown.
 */
export const renderBusy = (locale: Locale, manifest: Manifest, secrets: readonly SecretName[] | undefined): string =>
  // A page whose texts cover every form.
  renderBare(
    pathTo('login', locale),
    manifest,
    secrets === undefined ? <CrowdedText /> : <BusyText secrets={secrets} fields={fieldsMark} />,
  ).toString()

/** For overload; the same page for every address of a language. */
export const renderCrowded = (pathname: string, manifest: Manifest): Buffer =>
  renderBare(pathname, manifest, <CrowdedText />)

/** A complete page without frame and scripts. */
function renderBare(pathname: string, manifest: Manifest, text: ReactNode): Buffer {
  const locale = localeOfPath(pathname)
  const page = (
    <html lang={getLocaleRow(locale).htmlLang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{thisSite.name}</title>
        {manifest.routes['root']?.css?.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <LanguageProvider locale={locale} pathname={pathname}>
          {text}
        </LanguageProvider>
      </body>
    </html>
  )
  return Buffer.from(`<!DOCTYPE html>${renderToStaticMarkup(page)}`)
}
