import type { BandMap } from '@polydex/contract/band-map'
import { renderParts, type PageRequest } from '../../request/render-parts.server.tsx'
import { arrangeSmallMap } from './arrange-map.ts'
import { HomeMap } from './home-map.tsx'

/** The home page's map: its tiles are plain links, and no other part of the page uses its messages. */
export const renderMap = (page: PageRequest, map: BandMap | null) =>
  renderParts(page, ['map'], { map: map === null ? null : <HomeMap map={arrangeSmallMap(map)} /> })
