import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Link } from '../../../ui/link.tsx'
import { SkeletonGrid } from '../../../ui/list/skeleton-grid.tsx'
import { PendingBar } from './pending-bar.tsx'
import type { SavedTool } from '../store/saved-tool.ts'
import './collection.css'

/** What the server renders for every visitor: it does not know what the browser stores. Final without script. */
export function PendingCollection({ sent }: { sent: SavedTool | null }) {
  const { t, locale } = useLanguage()
  const query = { next: sent === null ? pathTo('collect', locale) : pathTo('tool', locale, sent.slug) }
  return (
    <>
      <div className="spread collection-head">
        <div>
          <h1>{t('collect.title')}</h1>
          <p className="meta needs-script">&nbsp;</p>
          <p className="log-in-everywhere needs-script">&nbsp;</p>
          <div className="without-script">
            {sent !== null && <p className="lead strong">{t('collect.notSaved', { name: sent.name })}</p>}
            <p className="lead">{t('collect.needsScript')}</p>
            <p className="in-row keep-actions">
              <Link className="btn btn-primary" to={pathTo('login', locale, undefined, query)}>
                {t('site.logIn')}
              </Link>
              <Link className="btn" to={pathTo('register', locale, undefined, query)}>
                {t('site.signUp')}
              </Link>
            </p>
          </div>
        </div>
        <PendingBar />
      </div>
      <div className="needs-script">
        <SkeletonGrid cards={4} />
      </div>
    </>
  )
}
