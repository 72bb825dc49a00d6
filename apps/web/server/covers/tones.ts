import { oklchToHex } from './oklch.ts'

/** The hues of tokens.css; a test compares them. */
export const groupHues = {
  writing: 262,
  image: 355,
  video: 22,
  audio: 46,
  assistants: 236,
  coding: 177,
  design: 328,
  productivity: 151,
  business: 206,
  marketing: 68,
  education: 92,
  life: 125,
} as const

export type CoverGroup = keyof typeof groupHues

export const isCoverGroup = (group: string): group is CoverGroup => Object.hasOwn(groupHues, group)

/** Field, plate, pattern in three intensities, initials: class name → lightness and chroma. */
export type Tone = 't' | 'p' | 'b' | 'a' | 'd' | 'i'
type Tones = Record<Tone, [lightness: number, chroma: number]>

const light: Tones = {
  t: [0.945, 0.032],
  p: [0.905, 0.048],
  b: [0.835, 0.078],
  a: [0.685, 0.115],
  d: [0.5, 0.108],
  i: [0.31, 0.072],
}
const dark: Tones = {
  t: [0.272, 0.046],
  p: [0.318, 0.058],
  b: [0.402, 0.08],
  a: [0.57, 0.118],
  d: [0.75, 0.108],
  i: [0.93, 0.035],
}

const writeRules = (tones: Tones, hue: number): string =>
  Object.entries(tones)
    .map(([name, [lightness, chroma]]) => `.${name}{fill:${oklchToHex(lightness, chroma, hue)}}`)
    .join('')

const writeStyle = (hue: number): string =>
  `${writeRules(light, hue)}@media (prefers-color-scheme:dark){${writeRules(dark, hue)}}`

/** Computed once: all covers of a group share them. The page's colour scheme selects light or dark. */
export const coverStyles: Readonly<Record<CoverGroup, string>> = Object.fromEntries(
  Object.entries(groupHues).map(([group, hue]) => [group, writeStyle(hue)]),
) as Record<CoverGroup, string>
