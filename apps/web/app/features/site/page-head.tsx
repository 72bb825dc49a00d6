import { getLocaleRow, type Locale } from '@polydex/contract/locale/locale'
import { firstLocale, siteLocales, thisSite } from '@polydex/contract/site/site'
import { findableLocales, isSiteFindable } from '../../addresses/findable-locales.ts'
import { siteSentence } from '../../i18n/site-sentence.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import type { PageName } from '../../addresses/pages.ts'
import { pathTo } from '../../addresses/path-to.ts'
import type { ShareImage } from '../../share/share-picture.ts'
import { useSite } from '../../request/use-site.ts'

type PageHeadProps = {
  /** Without the site's name, which is appended. */
  title: string
  description: string
  page: PageName
  parameter?: string | undefined
  /** The part of the query that is canonical for this page. */
  query?: Record<string, string | number | undefined>
  indexable?: boolean
  /** The page's own picture in link previews; without it, that of the language. */
  share?: ShareImage | null | undefined
}

/** Title, description, canonical and alternate addresses, and link previews. */
export function PageHead({ title, description, page, parameter, query, indexable = true, share }: PageHeadProps) {
  const { t, locale } = useLanguage()
  const site = useSite()
  const origin = site?.origin ?? ''
  const addressIn = (code: Locale) => origin + pathTo(page, code, parameter, query)
  const fullTitle = `${title} · ${thisSite.name}`
  const isIndexed = indexable && isSiteFindable(site?.figures?.figuresBasis)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={addressIn(locale)} />
      {findableLocales(isIndexed).map(({ code, hreflang }) => (
        <link key={code} rel="alternate" hrefLang={hreflang} href={addressIn(code)} />
      ))}
      {findableLocales(isIndexed).length > 0 && (
        <link rel="alternate" hrefLang="x-default" href={addressIn(firstLocale)} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={thisSite.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(locale)} />
      <meta property="og:image" content={origin + (share?.path ?? `/share/${locale}.png`)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={share?.alt ?? `${thisSite.name} · ${siteSentence(t, locale)}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:locale" content={getLocaleRow(locale).openGraph} />
      {siteLocales
        .filter(({ code }) => code !== locale)
        .map(({ code, openGraph }) => (
          <meta key={code} property="og:locale:alternate" content={openGraph} />
        ))}
    </>
  )
}
