import { getLocaleRow } from '@polydex/contract/locale'
import { renderToStaticMarkup } from 'react-dom/server'
import type { EntryContext } from 'react-router'
import { LastResortText } from '../features/site/last-resort.tsx'
import { LanguageProvider } from '../i18n/translate.tsx'
import { localeOfPath } from '../path-to.ts'

/** A whole page without frame and scripts, for when the error page itself cannot be rendered. */
export function renderLastResort(pathname: string, manifest: EntryContext['manifest']): Buffer {
  const locale = localeOfPath(pathname)
  const page = (
    <html lang={getLocaleRow(locale).htmlLang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Polydex</title>
        {manifest.routes['root']?.css?.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <LanguageProvider locale={locale} pathname={pathname}>
          <LastResortText />
        </LanguageProvider>
      </body>
    </html>
  )
  return Buffer.from(`<!DOCTYPE html>${renderToStaticMarkup(page)}`)
}
