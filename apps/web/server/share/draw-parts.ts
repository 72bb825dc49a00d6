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
function countLines(text: string, room: number): number {
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

/** The largest size at which a text takes at most so many lines. */
export const sizeFor = (text: string, sizes: readonly number[], width: number, maxLines: number): number =>
  sizes.find((size) => countLines(text, width / size) <= maxLines) ?? sizes.at(-1) ?? 24
