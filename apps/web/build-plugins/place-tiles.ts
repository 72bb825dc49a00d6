import type { Plugin } from 'vite'
import { findPlaces, narrowLayouts, wideLayout } from '../app/ui/map/tile-layout.ts'

/** Rules for the tiles of a column or row, whose class is their code: shorter than a rule for each tile. */
function placeBy(places: ReturnType<typeof findPlaces>, axis: 'column' | 'row', property: string): string {
  const groups = Map.groupBy(places, ([, place]) => place[axis])
  return [...groups]
    .map(([at, tiles]) => `.world :is(${tiles.map(([code]) => `.${code}`).join()}){${property}:${at}}`)
    .join('')
}

const placeAll = (places: ReturnType<typeof findPlaces>): string =>
  placeBy(places, 'column', '--x') + placeBy(places, 'row', '--y')

/** Fills tile-places.css: two numbers for each tile and arrangement, which every page with a map shares. */
export const placeTiles = (): Plugin => ({
  name: 'polydex-place-tiles',
  enforce: 'pre',
  transform(_code, id) {
    if (!id.split('?')[0]?.endsWith('/ui/map/tile-places.css')) return undefined
    const narrow = new Map(Object.values(narrowLayouts).flatMap((layout) => [...findPlaces(layout)]))
    // The same condition as in world-map.css.
    return `${placeAll(narrow)}@supports selector(::details-content){@media (width >= 1120px){${placeAll(findPlaces(wideLayout))}}}`
  },
})
