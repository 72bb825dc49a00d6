/** Lightness 0–1, chroma, hue in degrees. */
type Oklch = readonly [lightness: number, chroma: number, hue: number]
type Rgb = readonly [red: number, green: number, blue: number]

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const linearOf = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return [red, green, blue]
}

// The matrices are those of OKLab: https://bottosson.github.io/posts/oklab/
function oklchOf([red, green, blue]: Rgb): Oklch {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI]
}

function linearOfOklch([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => Math.min(1, Math.max(0, value))) as unknown as Rgb
}

const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue

function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const white: Rgb = [1, 1, 1]

/** Every colour that has the hue of the accent: lightness and chroma in the light theme, in the dark one. */
const tones: Readonly<Record<string, readonly [light: readonly [number, number], dark: readonly [number, number]]>> = {
  'surface-1': [
    [0.993, 0.003],
    [0.172, 0.02],
  ],
  'surface-2': [
    [0.974, 0.006],
    [0.212, 0.024],
  ],
  'surface-3': [
    [0.948, 0.01],
    [0.262, 0.028],
  ],
  'ink-1': [
    [0.205, 0.03],
    [0.965, 0.006],
  ],
  'ink-2': [
    [0.37, 0.026],
    [0.845, 0.012],
  ],
  'ink-3': [
    [0.475, 0.024],
    [0.735, 0.018],
  ],
  line: [
    [0.9, 0.01],
    [0.305, 0.022],
  ],
  'line-2': [
    [0.62, 0.022],
    [0.56, 0.026],
  ],
  'accent-soft': [
    [0.955, 0.024],
    [0.278, 0.07],
  ],
  stage: [
    [0.212, 0.072],
    [0.212, 0.072],
  ],
  'stage-edge': [
    [0.212, 0.072],
    [0.4, 0.085],
  ],
  'stage-ink-2': [
    [0.885, 0.022],
    [0.885, 0.022],
  ],
  'stage-ink-3': [
    [0.765, 0.03],
    [0.765, 0.03],
  ],
  'stage-focus': [
    [0.86, 0.11],
    [0.86, 0.11],
  ],
}

const leastContrast = 4.5

/** What an accent is read on, and what is read on it. Only the dark theme's accent is derived; the other is as given. */
function pairsOf(hex: string): { of: string; ratio: number }[] {
  const given = linearOf(hex)
  const [, chroma, hue] = oklchOf(given)
  const ground = (theme: 0 | 1): Rgb => {
    const [lightness, own] = tones['surface-3']?.[theme] ?? [0, 0]
    return linearOfOklch([lightness, Math.min(own, chroma), hue])
  }
  return [
    { of: 'with white text on it', ratio: contrast(given, white) },
    { of: 'as text on the light theme', ratio: contrast(given, ground(0)) },
    { of: 'as text on the dark theme', ratio: contrast(linearOfOklch(darkAccent(hex)), ground(1)) },
  ]
}

const darkAccent = (hex: string): Oklch => {
  const [, chroma, hue] = oklchOf(linearOf(hex))
  return [0.78, Math.min(chroma, 0.13), hue]
}

/** The hue of a colour, in degrees. */
export const hueOf = (hex: string): number => oklchOf(linearOf(hex))[2]

/** Why a colour cannot be the accent: all ratios below WCAG's least for text. Undefined if it can. */
export function findAccentFault(hex: string): string | undefined {
  const low = pairsOf(hex).filter(({ ratio }) => ratio < leastContrast)
  if (low.length === 0) return undefined
  const measured = low.map(({ of, ratio }) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1 ${of}`).join(', ')
  return `${hex} has a contrast of ${measured}; it needs ${leastContrast}:1`
}

const write = ([lightness, chroma, hue]: Oklch): string =>
  `oklch(${lightness.toFixed(3)} ${chroma.toFixed(3)} ${((hue + 360) % 360).toFixed(1)})`

/** The style sheet that gives a site its accent: the names of styles/tokens.css, in its hue. */
export function writeAccent(hex: string): string {
  const [lightness, chroma, hue] = oklchOf(linearOf(hex))
  const derived = Object.entries(tones).map(([name, themes]) => {
    const [light, dark] = themes.map(([tone, own]) => write([tone, Math.min(own, chroma), hue]))
    return `--${name}:light-dark(${light},${dark})`
  })
  const hover = write([lightness - 0.06, chroma, hue])
  return `:root{--tint:${hue.toFixed(1)};--accent:light-dark(${hex},${write(darkAccent(hex))});--accent-fill:${hex};--accent-fill-hover:${hover};--stage-accent:${hex};${derived.join(';')}}`
}
