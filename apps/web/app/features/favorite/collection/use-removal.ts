import { useCallback, useState } from 'react'
import type { SavedTool } from '../store/saved-tool.ts'
import type { Removed } from './removed-notice.tsx'
import { setFavorite } from '../store/set-favorite.ts'

/** Removes a tool from a list with undo; the focus moves to the next card. */
export function useRemoval(placeOf: (slug: string) => number = () => 0) {
  const [removed, setRemoved] = useState<Removed | null>(null)
  const close = useCallback(() => setRemoved(null), [])
  const remove = ({ slug, name }: SavedTool, button: HTMLElement) => {
    const card = button.closest('li')
    const neighbour = card?.nextElementSibling ?? card?.previousElementSibling
    neighbour?.querySelector('button')?.focus()
    setRemoved({ slug, name, place: placeOf(slug) })
    setFavorite({ slug, name }, false)
  }
  return { removed, remove, close }
}
