import type { BandMap } from '@polydex/contract/figure/band-map'
import { renderParts, type PageRequest } from '../../request/render-parts.server.tsx'
import type { MapBand } from './count-tools.ts'
import { MapSection } from './map-section.tsx'

type MapOptions = { band?: MapBand; month?: string | undefined; isWhole?: boolean }

export const drawMap = (map: BandMap | null, options: MapOptions = {}) =>
  map === null ? null : <MapSection map={map} {...options} />

/** The map as a part of a page: its tiles are plain links, and browsers do not need its data or its texts. */
export const renderMap = (page: PageRequest, map: BandMap | null, options: MapOptions = {}) =>
  renderParts(page, ['map', 'band'], { map: drawMap(map, options) })
