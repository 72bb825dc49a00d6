import type { Locale } from '@polydex/contract/locale/locale'
import { createCard } from './map-card.ts'

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const middleOf = (tile: Element) => {
  const { x, y, width, height } = tile.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** The nearest tile in a direction; steps aside count double. */
function findNearest(tiles: readonly HTMLElement[], from: HTMLElement, [right, down]: readonly [number, number]) {
  const start = middleOf(from)
  const ways = tiles.map((tile) => {
    const { x, y } = middleOf(tile)
    const ahead = (x - start.x) * right + (y - start.y) * down
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right)
    return { tile, ahead, length: ahead + 2 * aside }
  })
  // Less than a pixel is rounding.
  const [nearest] = ways.filter(({ ahead }) => ahead > 1).toSorted((a, b) => a.length - b.length)
  return nearest?.tile
}

/** A pointer that only crosses the map opens no card. */
const restMs = 80

const tileOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.map-tiles a') : null

/** Those in a folded region are not. */
const isShown = (tile: HTMLElement): boolean => tile.checkVisibility()

/** One tab stop with arrow keys, and a card beside the tile under the pointer or with the focus. */
export function followMap(map: HTMLElement, locale: Locale, signal: AbortSignal): void {
  const tiles = [...map.querySelectorAll<HTMLElement>('.map-tiles a')]
  const card = createCard(map, locale)
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop: HTMLElement | undefined

  const moveStop = (next: HTMLElement | undefined) => {
    if (next === undefined) return
    if (stop !== undefined) stop.tabIndex = -1
    stop = next
    stop.tabIndex = 0
  }
  const close = () => {
    clearTimeout(timer)
    card.close()
  }
  const open = (tile: HTMLElement) => {
    clearTimeout(timer)
    if (card.isOpen()) card.open(tile)
    else timer = setTimeout(() => card.open(tile), restMs)
  }

  for (const tile of tiles) tile.tabIndex = -1
  moveStop(tiles.find(isShown))
  const on = (type: string, listen: (event: Event) => void, options = {}) =>
    map.addEventListener(type, listen, { signal, ...options })
  on('pointerover', (event) => {
    // A tap opens the country.
    if ((event as PointerEvent).pointerType !== 'mouse') return
    const tile = tileOf(event.target)
    if (tile === null) close()
    else open(tile)
  })
  on('pointerleave', close)
  on('focusin', ({ target }) => {
    const tile = tileOf(target)
    if (tile === null) return close()
    moveStop(tile)
    if (tile.matches(':focus-visible')) open(tile)
  })
  on('focusout', close)
  // Its stop may have been folded away, or nothing may have been open before.
  on('toggle', () => (stop === undefined || !isShown(stop)) && moveStop(tiles.find(isShown)), { capture: true })
  on('keydown', (event) => {
    const { key, target } = event as KeyboardEvent
    if (key === 'Escape') close()
    const [tile, arrow] = [tileOf(target), arrows[key]]
    if (tile === null || arrow === undefined) return
    event.preventDefault()
    findNearest(tiles.filter(isShown), tile, arrow)?.focus()
  })
  // Where the pointer rests since before the script came.
  const rested = matchMedia('(hover: hover)').matches ? tiles.find((tile) => tile.matches(':hover')) : undefined
  if (rested !== undefined) open(rested)
  // Closes without the focus too: the pointer may rest on a tile.
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
  signal.addEventListener('abort', close)
}
