import { crc32, deflateSync } from 'node:zlib'

/** Eight bits per pixel: flat drawings need no more colours, and the file is half as large. */
const paletteSize = 256

/** Red, green and blue in one number. */
type Colour = number

const distance = (a: Colour, b: Colour): number =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2

/** The most frequent colours; the rare ones between them are antialiased edges, whose loss is invisible. */
function choosePalette(pixels: readonly Colour[]): Colour[] {
  const uses = new Map<Colour, number>()
  for (const pixel of pixels) uses.set(pixel, (uses.get(pixel) ?? 0) + 1)
  return [...uses]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, paletteSize)
    .map(([colour]) => colour)
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(content.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

/** Encodes a PNG from pixels of four bytes each (the fourth, opacity, is ignored). */
export function encodePalettePng(width: number, height: number, bytes: Uint8Array): Buffer {
  const pixels = Array.from(
    { length: width * height },
    (_, index) => ((bytes[index * 4] ?? 0) << 16) | ((bytes[index * 4 + 1] ?? 0) << 8) | (bytes[index * 4 + 2] ?? 0),
  )
  const palette = choosePalette(pixels)
  const places = new Map(palette.map((colour, place) => [colour, place]))
  const placeOf = (colour: Colour): number => {
    const known = places.get(colour)
    if (known !== undefined) return known
    const nearest = palette.reduce((best, entry) => (distance(entry, colour) < distance(best, colour) ? entry : best))
    const place = places.get(nearest) ?? 0
    places.set(colour, place)
    return place
  }
  // Each row begins with its filter: none, which suits palettes best.
  const rows = Buffer.alloc((width + 1) * height)
  for (const [index, pixel] of pixels.entries()) rows[index + Math.floor(index / width) + 1] = placeOf(pixel)

  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
