import type { Locale } from '@polydex/contract/locale/locale'
import { thisSite } from '@polydex/contract/site/site'
import { siteSentence } from '../i18n/site-sentence.ts'
import { createTranslate } from '../i18n/translate.tsx'
import type { SharePicture } from './share-picture.ts'
import { startPicture } from './share-words.server.ts'

/** The picture of a site with a name of its own, for pages that have none: ours is a file, and has our name. */
export function composeSite(locale: Locale): SharePicture {
  const t = createTranslate(locale, ['home', 'site'])
  return {
    ...startPicture({ locale, t }, thisSite.headline?.[locale] ?? t('home.headTitle')),
    text: siteSentence(t, locale),
    points: [t('home.exampleBackground'), t('home.exampleTranslation'), t('home.exampleSlides')],
  }
}
