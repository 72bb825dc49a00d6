import type { MouseEvent } from 'react'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { isLoggedIn } from '../../session/session-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { accountFavorites } from './account-favorites.ts'
import { showNotice } from './favorite-notice-store.ts'
import { readFavorites } from './favorite-store.ts'
import type { SavedTool } from './saved-tool.ts'
import { setFavorite } from './set-favorite.ts'
import { useIsFavorite } from './use-favorites.ts'
import './favorite-button.css'

/** Before a tool is saved: of the first one the visitor learns where it goes. */
function sayWhereFirst(): void {
  const isAccount = isLoggedIn()
  const isFirst =
    readFavorites().length === 0 && (!isAccount || (accountFavorites.isKnown() && accountFavorites.count() === 0))
  if (isFirst) showNotice({ kind: 'saved', where: isAccount ? 'account' : 'browser' })
}

type FavoriteButtonProps = {
  tool: SavedTool
  /** With a word beside the heart, as on a tool's own page. */
  isWide?: boolean
  /** What the server knows, on a page of one's own favourites. */
  isSavedOnServer?: boolean
  /** Where its form is sent; the plain page of favourites if nothing else is said. */
  address?: string
  /** In place of just removing; the button that was pressed comes along. */
  onRemove?: (tool: SavedTool, button: HTMLElement) => void
}

/**
 * Saves a tool or lets it go, painted at once. Without script it is a form of the page of favourites, and leads there;
 * public pages do not know then what is saved, so that it can only save.
 */
export function FavoriteButton({ tool, isWide = false, isSavedOnServer, address, onRemove }: FavoriteButtonProps) {
  const { t, locale } = useLanguage()
  const isSaved = useIsFavorite(tool.slug) ?? isSavedOnServer
  const toggle = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    if (isSaved === true && onRemove !== undefined) onRemove(tool, event.currentTarget)
    else {
      if (isSaved !== true) sayWhereFirst()
      setFavorite({ slug: tool.slug, name: tool.name }, isSaved !== true)
    }
  }
  return (
    <form className="heart-form" method="post" action={address ?? pathTo('collect', locale)}>
      <button
        className={isWide ? 'btn save-btn' : 'heart'}
        type="submit"
        name={isSavedOnServer === true ? 'remove' : 'save'}
        value={tool.slug}
        aria-pressed={isSaved}
        aria-label={t('card.save', { name: tool.name })}
        onClick={toggle}
      >
        <Icon name="heart" />
        {isWide && t('card.saveShort')}
      </button>
    </form>
  )
}
