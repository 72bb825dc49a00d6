import { hueOf } from '@polydex/contract/site/accent'
import { thisSite } from '@polydex/contract/site/site'
import type { ReactNode } from 'react'

type Style = Record<string, string | number>

/** An element as satori reads it. Without a build there is no JSX: this runs in a thread of its own. */
export const box = (style: Style, ...children: (ReactNode | string | null)[]): ReactNode =>
  ({
    type: 'div',
    props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
  }) as unknown as ReactNode

export const picture = (src: string, width: number, height: number, style: Style = {}): ReactNode =>
  ({ type: 'img', props: { src, width, height, style } }) as unknown as ReactNode

export const toDataAddress = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** Values of app/styles/tokens.css, light theme. */
export const ink = { strong: 'oklch(0.205 0.03 295)', body: 'oklch(0.37 0.026 295)', soft: 'oklch(0.475 0.024 295)' }
export const paper = 'oklch(0.993 0.003 300)'
export const line = 'oklch(0.895 0.01 300)'

const hues: Record<string, number> = {
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
}

const ownHue = thisSite.accent === undefined ? 298 : hueOf(thisSite.accent)

export type Tones = Record<'tint' | 'soft' | 'mid' | 'deep' | 'ink', string>

/** The tones of a group; what belongs to none has the hue of the site. */
export function tonesOf(group: string | null): Tones {
  const hue = hues[group ?? ''] ?? ownHue
  const tone = (lightness: number, chroma: number) => `oklch(${lightness} ${chroma} ${hue})`
  return {
    tint: tone(0.945, 0.032),
    soft: tone(0.87, 0.066),
    mid: tone(0.64, 0.12),
    deep: tone(0.47, 0.105),
    ink: tone(0.31, 0.072),
  }
}

/** For pictures inside the picture, whose colours are not converted. */
export function toRgb(colour: string): string {
  const [l = 0, c = 0, h = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ]
  const channels = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ].map((value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
  return `rgb(${channels.map((value) => Math.round(255 * Math.min(1, Math.max(0, value)))).join(',')})`
}
