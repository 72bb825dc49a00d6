import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { toggleFavorite } from './store/toggle-favorite.ts'
import { isFavorite, subscribeToAll } from './store/use-favorites.ts'
// Styles of hearts in cards that only the server renders.
import './favorite-button.css'

const heartSelector = 'button.heart'

function markHearts(list: HTMLElement | null): void {
  for (const button of list?.querySelectorAll<HTMLButtonElement>(heartSelector) ?? [])
    button.ariaPressed = String(isFavorite(button.value))
}

function pressHeart(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(heartSelector) : null
  if (button === null) return
  event.preventDefault()
  const name = button.closest('.card, .tool-row')?.querySelector('h3, th a')?.textContent ?? ''
  toggleFavorite({ slug: button.value, name }, isFavorite(button.value))
}

/**
 * Attributes of a container of cards that only the server renders: handles clicks on their hearts and shows which are
 * saved.
 */
export function useHearts<Container extends HTMLElement>() {
  const list = useRef<Container>(null)
  // After each render, because the cards may have changed.
  useLayoutEffect(() => markHearts(list.current))
  useEffect(() => subscribeToAll(() => markHearts(list.current)), [])
  return { ref: list, onClick: pressHeart }
}
