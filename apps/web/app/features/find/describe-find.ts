import { formatNumber } from '../../i18n/format.ts'
import type { Locale } from '@polydex/contract/locale'
import type { Translate } from '../../i18n/translate.tsx'
import type { FoundTools } from './found-tools.ts'

type Described = { title: string; description: string }

/** Later pages say which they are: no two pages have one title. */
export const titleOfPage = (t: Translate, locale: Locale, title: string, page: number): string =>
  page === 1 ? title : t('find.titleOfPage', { title, page: formatNumber(locale, page) })

/** Title and description for the page's head. */
export function describeFind(t: Translate, locale: Locale, { list, place }: FoundTools): Described {
  const { q } = place.query
  return {
    title: titleOfPage(t, locale, q === undefined ? t('find.headTitle') : t('find.headTitleText', { q }), list.page),
    description: t('find.headDescription'),
  }
}
