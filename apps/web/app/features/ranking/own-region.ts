import type { Locale } from '@polydex/contract/locale'

/** The country whose ranking is shown if the address names none. */
export const ownRegion: Record<Locale, string> = {
  en: 'US',
  tw: 'TW',
  zh: 'CN',
  es: 'ES',
  de: 'DE',
  ja: 'JP',
  ko: 'KR',
  vi: 'VN',
  pt: 'BR',
}
