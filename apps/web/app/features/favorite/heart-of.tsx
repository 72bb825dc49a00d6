import type { ReactNode } from 'react'
import { FavoriteButton } from './favorite-button.tsx'
import type { SavedTool } from './store/saved-tool.ts'

/** Renders the heart of each card in a list. */
export const heartOf = (tool: SavedTool): ReactNode => <FavoriteButton tool={tool} />
