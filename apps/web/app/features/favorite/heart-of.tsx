import type { ReactNode } from 'react'
import { FavoriteButton, type SavedTool } from './favorite-button.tsx'

/** For lists of cards: the heart of each. */
export const heartOf = (tool: SavedTool): ReactNode => <FavoriteButton tool={tool} />
