import { pathTo } from '../../../addresses/path-to.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Link } from '../../../ui/link.tsx'
import { AccountLinks } from '../../../ui/page/account-links.tsx'
import './own-list.css'
import '../rows/list-rows.css'

/** What the server renders for every visitor: it does not know what the browser stores. Final without script. */
export function PendingList({ id }: { id: string }) {
  const { t, locale } = useLanguage()
  return (
    <div className="list-head list-pending">
      <h1>{t('ownList.headTitle')}</h1>
      <div className="without-script">
        <p className="lead">{t('ownList.needsScript')}</p>
        <AccountLinks className="list-delete" next={pathTo('own-list', locale, id)} />
      </div>
    </div>
  )
}

export function NoSuchList({ id }: { id: string }) {
  const { t, locale } = useLanguage()
  return (
    <div className="list-head">
      <h1 tabIndex={-1}>{t('ownList.noSuch')}</h1>
      <p className="lead">{t('ownList.noSuchText')}</p>
      <AccountLinks className="list-delete" next={pathTo('own-list', locale, id)} />
      <p>
        <Link className="tap" to={`${pathTo('collect', locale)}#lists`}>
          {t('ownList.all')}
        </Link>
      </p>
    </div>
  )
}
