import type { Locale } from '@polydex/contract/locale/locale'
import { polydex } from '@polydex/contract/site/default-site'
import { thisSite } from '@polydex/contract/site/site'
import type { Translate } from './translate.tsx'

/** Whether texts that name nine languages and speak of figures are true of this site. */
export const isWholeSite =
  thisSite.figures && thisSite.sentence === undefined && thisSite.languages.length === polydex.languages.length

/** What the site is: the operator's sentence, else ours, as far as it is true. */
export const siteSentence = (t: Translate, locale: Locale): string =>
  thisSite.sentence?.[locale] ?? (isWholeSite ? t('site.tagline') : t('site.taglinePlain'))
