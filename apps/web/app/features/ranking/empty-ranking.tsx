import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { useSite } from '../../request/use-site.ts'
import { Link } from '../../ui/link.tsx'
import './empty-ranking.css'

type EmptyRankingProps = {
  title?: string
  text: string
  /** An alternative; by default a link to the ranking of all tools. */
  children?: ReactNode
}

/** Says why there is no list, and offers an alternative; on a site without any figures also how to get some. */
export function EmptyRanking({ title, text, children }: EmptyRankingProps) {
  const { t, locale } = useLanguage()
  const basis = useSite()?.figures?.figuresBasis
  return (
    <section className="rank-empty">
      {title !== undefined && <h2>{title}</h2>}
      <p className="lead">{text}</p>
      {children ?? (
        <Link className="btn btn-primary" to={pathTo('rank-category-tools', locale)}>
          {t('ranking.emptyAction')}
        </Link>
      )}
      {(basis === null || basis === 'none') && (
        <p className="for-operators meta">
          {t('ranking.bringFigures')} <code>npm run job fetch-bands -- --months 12</code>
        </p>
      )}
    </section>
  )
}
