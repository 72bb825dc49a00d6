import { useLocale, useTranslate } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { EmptyPlaces } from './empty-places.tsx'
import { LogInEverywhere } from '../keep/log-in-everywhere.tsx'
import './empty-collection.css'

/** Explains what the page is for and how to fill it. */
export function EmptyCollection({ isAccount = false }: { isAccount?: boolean }) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <section className="halves empty collection-empty">
      <div>
        <h1 tabIndex={-1}>{t('collect.emptyTitle')}</h1>
        <p className="lead">{t('collect.emptyLead')}</p>
        <ul className="howto">
          <li>
            <Icon name="heart" />
            <span>{isAccount ? t('collect.howHeartAccount') : t('collect.howHeart')}</span>
          </li>
          <li>
            <Icon name="check" />
            <span>{isAccount ? t('collect.howKeptAccount') : t('collect.howKept')}</span>
          </li>
          {!isAccount && (
            <li>
              <Icon name="person" />
              <span>
                <LogInEverywhere />
              </span>
            </li>
          )}
        </ul>
        <div className="in-row collection-actions">
          <Link className="btn btn-primary" to={pathTo('find', locale)}>
            {t('collect.find')}
          </Link>
          <Link className="btn" to={pathTo('tool', locale)}>
            <Icon name="dice" />
            {t('collect.surprise')}
          </Link>
        </div>
      </div>
      <EmptyPlaces />
    </section>
  )
}
