import { formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Growth } from '../../../ui/figures/growth.tsx'

type RankChangeProps = { rank: number | null; previousRank: number | null }

/** Places gained or lost since the previous month; "new" if there is no previous rank. */
export function RankChange({ rank, previousRank }: RankChangeProps) {
  const { t, locale } = useLanguage()
  if (rank === null) return null
  if (previousRank === null) return <span className="flat">{t('ranking.newEntry')}</span>
  const places = previousRank - rank
  if (places === 0) {
    return (
      <span className="flat">
        –<span className="unseen"> {t('site.unchanged')}</span>
      </span>
    )
  }
  const count = { n: Math.abs(places) }
  return (
    <Growth value={places} meaning={places > 0 ? t('ranking.placesUp', count) : t('ranking.placesDown', count)}>
      <span aria-hidden="true">{formatNumber(locale, count.n)}</span>
    </Growth>
  )
}
