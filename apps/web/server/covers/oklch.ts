type Channels = [red: number, green: number, blue: number]

/** Björn Ottosson's matrices, via cone responses. */
function toLinear(lightness: number, chroma: number, hue: number): Channels {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const isInGamut = (channels: Channels): boolean => channels.every((value) => value >= -1e-4 && value <= 1.0001)

function toByte(linear: number): number {
  const value = Math.min(1, Math.max(0, linear))
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
}

/**
 * As `#rrggbb`, which every SVG renderer supports. Colours outside the sRGB gamut lose chroma, not lightness or hue.
 */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  let reduced = chroma
  while (reduced > 0 && !isInGamut(toLinear(lightness, reduced, hue))) reduced -= 0.002
  return `#${toLinear(lightness, Math.max(0, reduced), hue)
    .map((value) => toByte(value).toString(16).padStart(2, '0'))
    .join('')}`
}
