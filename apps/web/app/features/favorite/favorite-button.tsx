import type { MouseEvent } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { addFavorite, removeFavorites } from './favorite-store.ts'
import { useIsFavorite } from './use-favorites.ts'
import './favorite-button.css'

export type SavedTool = { slug: string; name: string }

type FavoriteButtonProps = {
  tool: SavedTool
  /** With a word beside the heart, as on a tool's own page. */
  isWide?: boolean
  /** In place of just removing; the button that was pressed comes along. */
  onRemove?: (tool: SavedTool, button: HTMLElement) => void
}

/** Saves a tool or lets it go; painted at once, since it only asks this browser. */
export function FavoriteButton({ tool, isWide = false, onRemove }: FavoriteButtonProps) {
  const t = useTranslate()
  const isSaved = useIsFavorite(tool.slug)
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!isSaved) addFavorite(tool.slug)
    else if (onRemove === undefined) removeFavorites([tool.slug])
    else onRemove(tool, currentTarget)
  }
  return (
    <button
      className={isWide ? 'btn save-btn needs-script' : 'heart needs-script'}
      type="button"
      aria-pressed={isSaved}
      aria-label={t('card.save', { name: tool.name })}
      onClick={toggle}
    >
      <Icon name="heart" />
      {isWide && t('card.saveShort')}
    </button>
  )
}
