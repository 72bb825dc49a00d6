import { pathTo } from '../../../addresses/path-to.ts'
import { useLanguage, useTranslate } from '../../../i18n/translate.tsx'
import { Link } from '../../../ui/link.tsx'
import './own-list.css'
import '../rows/list-rows.css'

/** An account, after which this list is open again. */
export function LogInLinks({ id }: { id: string }) {
  const { t, locale } = useLanguage()
  const query = { next: pathTo('own-list', locale, id) }
  return (
    <p className="in-row list-delete">
      <Link className="btn btn-primary" to={pathTo('register', locale, undefined, query)}>
        {t('site.signUp')}
      </Link>
      <Link className="btn" to={pathTo('login', locale, undefined, query)}>
        {t('site.logIn')}
      </Link>
    </p>
  )
}

/** What the server renders for every visitor: it does not know what the browser stores. Final without script. */
export function PendingList({ id }: { id: string }) {
  const t = useTranslate()
  return (
    <div className="list-head list-pending">
      <h1>{t('ownList.headTitle')}</h1>
      <div className="without-script">
        <p className="lead">{t('ownList.needsScript')}</p>
        <LogInLinks id={id} />
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
      <LogInLinks id={id} />
      <p>
        <Link className="tap" to={`${pathTo('collect', locale)}#lists`}>
          {t('ownList.all')}
        </Link>
      </p>
    </div>
  )
}
