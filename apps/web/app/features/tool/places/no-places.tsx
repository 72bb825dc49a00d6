import type { ToolPlaces } from '@polydex/contract/tool/tool-places'
import { asServed } from '../../../i18n/as-served.ts'
import { formatMonth, formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Link } from '../../../ui/link.tsx'

type NoPlacesProps = {
  tool: Pick<ToolPlaces, 'slug' | 'name' | 'month' | 'site'>
  /** Lists that were searched for it. */
  lists: number
}

/** Why there is no table: no lists are held, the tool has no site of its own, or no list names it. */
export function NoPlaces({ tool: { slug, name, month, site }, lists }: NoPlacesProps) {
  const { t, locale } = useLanguage()
  const text =
    month === null
      ? t('place.noLists')
      : site === null
        ? t('place.noOwnSite', { name })
        : t('place.unlisted', { name, n: formatNumber(locale, lists), month: formatMonth(locale, month) })
  return (
    <>
      <p className="lead" {...asServed}>
        {text}
      </p>
      <p>
        <Link className="btn" to={pathTo('tool', locale, slug)}>
          {t('place.toTool', { name })}
        </Link>
      </p>
    </>
  )
}
