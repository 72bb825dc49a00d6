import { formatList, formatNumber } from '../../i18n/format.ts'
import type { SiteFigures } from '@polydex/contract/tool/category'
import type { Locale } from '@polydex/contract/locale/locale'
import type { Translate } from '../../i18n/translate.tsx'
import { listChips } from './facets/chip-model.ts'
import type { FoundTools } from './found-tools.ts'

type Described = { title: string; description: string }

/** The title includes filters and page number: no two pages share a title. */
export function titleOfList(t: Translate, locale: Locale, title: string, { list, place, facets }: FoundTools): string {
  const filters = listChips(t, facets, place).map(({ name }) => name)
  const narrowed =
    filters.length === 0 ? title : t('find.titleFiltered', { title, filters: formatList(locale, filters) })
  return list.page === 1 ? narrowed : t('find.titleOfPage', { title: narrowed, page: formatNumber(locale, list.page) })
}

/** What lists of tools can be sorted by, for the page's head. */
export const describeLists = (t: Translate, basis: SiteFigures['figuresBasis'] | undefined): string =>
  basis === 'bands' ? t('find.headDescriptionReach') : t('find.headDescription')

/** Title and description for the page's head. */
export function describeFind(
  t: Translate,
  locale: Locale,
  found: FoundTools,
  basis: SiteFigures['figuresBasis'] | undefined,
): Described {
  const { q } = found.place.query
  return {
    title: titleOfList(t, locale, q === undefined ? t('find.headTitle') : t('find.headTitleText', { q }), found),
    description: describeLists(t, basis),
  }
}
