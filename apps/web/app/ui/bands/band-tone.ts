import { bands } from '@polydex/contract/figure/bands'
import './band-tones.css'

/** Everything beyond the first 50,000 has one tone: seven could not be told apart. */
const toneCount = 5

const toneAt = (index: number): number => Math.min(index + 1, toneCount)

/** The class that sets `--band` to the tone of a band. */
export const bandTone = (band: number): string => `band-${toneAt(bands.findIndex((known) => known === band))}`

export const sumPlaces = (places: readonly number[]): number => places.reduce((sum, count) => sum + count, 0)

/** Counts by tone, best first, each with its class and the sum of the better ones. */
export const countTones = (places: readonly number[]) =>
  Array.from({ length: toneCount }, (_, index) => ({
    tone: `band-${index + 1}`,
    count: sumPlaces(index + 1 < toneCount ? places.slice(index, index + 1) : places.slice(index)),
    before: sumPlaces(places.slice(0, index)),
  }))
