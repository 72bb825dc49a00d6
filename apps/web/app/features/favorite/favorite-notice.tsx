import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Link } from '../../ui/link.tsx'
import { Toast } from '../../ui/notice/toast.tsx'
import { readNotice, showNotice, subscribeToNotice, type Notice } from './favorite-notice-store.ts'
import { setFavorite } from './store/set-favorite.ts'
import { useFavoriteSync } from './store/use-favorite-sync.ts'
import './favorite-notice.css'

/** Milliseconds for a notice without an action: long enough to read it. */
const shownForMs = 10_000

/** A notice with an action stays until it is used or dismissed: slow users must not lose it. */
const hasAction = ({ kind }: Notice): boolean => kind === 'failed' || kind === 'logged_out'

const close = (): void => showNotice(null)

/** Synchronises favourites with the account and shows related notices; on every page. */
export function FavoriteNotice() {
  useFavoriteSync()
  const notice = useSyncExternalStore(subscribeToNotice, readNotice, () => null)
  useEffect(() => {
    if (notice === null || hasAction(notice)) return undefined
    const timer = setInterval(() => {
      if (document.querySelector('.favorite-notice .toast')?.matches(':hover, :focus-within') !== true) close()
    }, shownForMs)
    return () => clearInterval(timer)
  }, [notice])
  return (
    <Toast className="favorite-notice" onClose={close}>
      {notice !== null && <NoticeText notice={notice} />}
    </Toast>
  )
}

function NoticeText({ notice }: { notice: Notice }) {
  const { t, locale } = useLanguage()
  const { pathname, search } = useLocation()
  if (notice.kind === 'merged') return t('site.favoritesMerged', { n: notice.n })
  if (notice.kind === 'saved')
    return (
      <>
        {notice.where === 'account' ? t('site.favoriteSavedInAccount') : t('site.favoriteSavedHere')}
        <Link to={pathTo('collect', locale)} onClick={close}>
          {t('site.favorites')}
        </Link>
      </>
    )
  if (notice.kind === 'logged_out')
    return (
      <>
        {t('site.sessionEnded')}
        <Link to={pathTo('login', locale, undefined, { next: pathname + search })} onClick={close}>
          {t('site.logIn')}
        </Link>
      </>
    )
  const { tool, favorite } = notice
  const retry = () => {
    close()
    setFavorite(tool, favorite)
  }
  return (
    <>
      {favorite ? t('site.favoriteNotSaved', { name: tool.name }) : t('site.favoriteNotRemoved', { name: tool.name })}
      <button type="button" onClick={retry}>
        {t('site.tryAgain')}
      </button>
    </>
  )
}
