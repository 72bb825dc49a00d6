import type { MouseEvent } from 'react'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Icon } from '../../ui/icon.tsx'
import type { SavedTool } from './store/saved-tool.ts'
import { toggleFavorite } from './store/toggle-favorite.ts'
import { useIsFavorite } from './store/use-favorites.ts'
import './favorite-button.css'

type FavoriteButtonProps = {
  tool: SavedTool
  /** With a word beside the heart, as on a tool's own page. */
  isWide?: boolean
  /** Whether it is saved, as the server knows it on the account's own favourites page. */
  isSavedOnServer?: boolean
  /** Form action; by default the favourites page. */
  address?: string
  /** Called instead of removing directly, with the pressed button. */
  onRemove?: (tool: SavedTool, button: HTMLElement) => void
}

/**
 * Saves or removes a tool, updated optimistically. Without script it is a form that posts to the favourites page;
 * public pages then do not know what is saved, so it can only save.
 */
export function FavoriteButton({ tool, isWide = false, isSavedOnServer, address, onRemove }: FavoriteButtonProps) {
  const { t, locale } = useLanguage()
  const isSaved = useIsFavorite(tool.slug) ?? isSavedOnServer
  const toggle = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    if (isSaved === true && onRemove !== undefined) onRemove(tool, event.currentTarget)
    else toggleFavorite(tool, isSaved === true)
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
        {isWide && <span>{t('card.saveShort')}</span>}
      </button>
    </form>
  )
}
