import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../path-to.ts'
import { Link } from '../../ui/link.tsx'

export function EmptyRanking() {
  const { t, locale } = useLanguage()
  return (
    <section className="rank-empty">
      <h2>{t('ranking.emptyTitle')}</h2>
      <p className="lead">{t('ranking.emptyText')}</p>
      <Link className="btn btn-primary" to={pathTo('rank-category-tools', locale)}>
        {t('ranking.emptyAction')}
      </Link>
    </section>
  )
}
