import type { ToolBands } from '@polydex/contract/tool/tool-bands'
import { countTones, sumPlaces } from '../../../ui/bands/band-tone.ts'

type BandMonth = ToolBands['months'][number]
type Segment = {
  tone: string
  /** Index of the tone, best first; lists that do not name the tool come last. */
  index: number
  count: number
  /** Number of lists in the segments below. */
  before: number
}

/** The segments of a month's column from the bottom up; none if there are no lists. */
export function stackMonth(month: BandMonth | undefined): Segment[] {
  const { lists, places } = month ?? { lists: null, places: null }
  if (lists === null || places === null) return []
  const listed = sumPlaces(places)
  return [...countTones(places), { tone: 'unlisted', count: lists - listed, before: listed }]
    .map((segment, index) => ({ ...segment, index }))
    .filter(({ count }) => count > 0)
}

/** One path for all segments of a tone: a shape for each would take three times the bytes. */
export const stackTones = (
  months: readonly BandMonth[],
  draw: (place: number, segment: Segment) => string,
): { tone: string; path: string }[] =>
  [
    ...Map.groupBy(
      months.flatMap((month, place) => stackMonth(month).map((segment) => ({ place, segment }))),
      ({ segment }) => segment.tone,
    ),
  ].map(([tone, group]) => ({ tone, path: group.map(({ place, segment }) => draw(place, segment)).join('') }))
