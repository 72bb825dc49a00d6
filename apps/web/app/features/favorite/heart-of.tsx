import type { ReactNode } from 'react'
import { FavoriteButton } from './favorite-button.tsx'
import type { SavedTool } from './saved-tool.ts'

/** For lists of cards: the heart of each. */
export const heartOf = (tool: SavedTool): ReactNode => <FavoriteButton tool={tool} />
