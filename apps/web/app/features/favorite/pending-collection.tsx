import { useTranslate } from '../../i18n/translate.tsx'
import { SkeletonGrid } from '../../ui/skeleton-grid.tsx'
import './collection.css'

/** What the server renders for everybody: it does not know what a browser keeps. Without script it stays so. */
export function PendingCollection() {
  const t = useTranslate()
  return (
    <>
      <div className="collection-head">
        <h1>{t('collect.title')}</h1>
        <p className="meta needs-script">&nbsp;</p>
        <p className="lead without-script">{t('collect.needsScript')}</p>
      </div>
      <div className="needs-script">
        <SkeletonGrid cards={4} />
      </div>
    </>
  )
}
