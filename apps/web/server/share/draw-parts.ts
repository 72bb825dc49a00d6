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

export type Tones = Record<'tint' | 'soft' | 'mid' | 'deep' | 'ink', string>

/** The tones of a group; what belongs to none has the hue of the site. */
export function tonesOf(group: string | null): Tones {
  const hue = hues[group ?? ''] ?? 298
  const tone = (lightness: number, chroma: number) => `oklch(${lightness} ${chroma} ${hue})`
  return {
    tint: tone(0.945, 0.032),
    soft: tone(0.87, 0.066),
    mid: tone(0.64, 0.12),
    deep: tone(0.47, 0.105),
    ink: tone(0.31, 0.072),
  }
}

const isWide = (character: string): boolean =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u.test(character)

/** Roughly, in em: good enough to choose a size. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (isWide(character) ? 1 : /[A-ZMW@%\d]/.test(character) ? 0.62 : 0.5), 0)

/** Lines that a text takes: broken at spaces, and between Han characters. */
export function countLines(text: string, room: number): number {
  let [lines, used] = [1, 0]
  for (const part of text.match(
    /[\u1100-\u115f\u2e80-\ua4cf\uf900-\ufaff\uff00-\uff60]|[^\s\u2e80-\ua4cf\uf900-\ufaff\uff00-\uff60]+\s?|\s/gu,
  ) ?? []) {
    const width = widthOf(part)
    if (used > 0 && used + widthOf(part.trimEnd()) > room) [lines, used] = [lines + 1, 0]
    // A word that is longer than a line is broken, which a size should avoid.
    if (width > room) lines += 1
    used += width
  }
  return lines
}

/** The first size at which a text takes at most so many lines; if none does, the last. */
export function chooseSize(
  text: string,
  choices: readonly (readonly [size: number, maxLines: number])[],
  room: number,
) {
  const fitting = choices.find(([size, maxLines]) => countLines(text, room / size) <= maxLines)
  return (fitting ?? choices.at(-1))?.[0] ?? 24
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
