import type { Random } from '@polydex/contract/seed-random'
import type { Tone } from './tones.ts'

/** Fills a 360 × 360 plate on a 6 × 6 grid, differently for each name. */
export type Pattern = (random: Random) => string

export const rectangle = (tone: Tone, x: number, y: number, width: number, height: number, radius = 0): string =>
  `<rect class="${tone}" x="${x}" y="${y}" width="${width}" height="${height}"${radius === 0 ? '' : ` rx="${radius}"`}/>`

export const disc = (tone: Tone, x: number, y: number, radius: number): string =>
  `<circle class="${tone}" cx="${x}" cy="${y}" r="${radius}"/>`

export const path = (tone: Tone, steps: string): string => `<path class="${tone}" d="${steps}"/>`

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** The cells of a square grid, row by row, given by their upper left corner. */
export const cells = (count: number): { x: number; y: number }[] =>
  range(count * count).map((index) => ({
    x: (index % count) * (360 / count),
    y: Math.floor(index / count) * (360 / count),
  }))
