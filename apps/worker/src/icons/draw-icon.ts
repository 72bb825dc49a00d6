import { iconSides, maxIconBytes } from '@polydex/core/icon/icon-file'
import sharp, { type SharpOptions } from 'sharp'

/** More than icons have; 16 MB when decoded. */
const maxInputPixels = 4_194_304
const minInputSide = 48
/** Share of the frame that a picture without a ground of its own takes. */
const pictureShare = 0.72
/** Differences in brightness, of 255, from which on a picture can be seen on a light ground. */
const minContrast = 24
const qualities = [84, 68, 50, 30, 10]

// Decoders of formats that icons do not have are off: libvips has forty.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPng',
    'VipsForeignLoadJpeg',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadSvg',
  ],
})
sharp.cache(false)

type Pixels = { data: Buffer; width: number; height: number }

/**
 * Draws the picture anew, in the middle of a square, as two files of WebP. Nothing of the input gets into them but
 * pixels: the first frame of an animation, a drawing without its scripts, no metadata. Fails if
 * the picture is not fit to be shown.
 */
export async function drawIcon(bytes: Buffer): Promise<{ small: Buffer; large: Buffer }> {
  const pixels = await decode(bytes)
  const share = fillsSquare(pixels) ? 1 : pictureShare
  for (const quality of qualities) {
    const [small, large] = [await encode(pixels, 96, share, quality), await encode(pixels, 192, share, quality)]
    if (small.length + large.length <= maxIconBytes) return { small, large }
  }
  throw new Error(`cannot be drawn in ${maxIconBytes} bytes`)
}

const [, largeSide] = iconSides

async function decode(bytes: Buffer): Promise<Pixels> {
  const options: SharpOptions = { limitInputPixels: maxInputPixels, failOn: 'error', pages: 1, unlimited: false }
  const { format, width, height } = await sharp(bytes, options).metadata()
  const isSvg = format === 'svg'
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (long > short * 1.5) throw new Error(`is no square: ${width} × ${height}`)
  if (short < minInputSide && !isSvg) throw new Error(`is too small: ${width} × ${height}`)
  const { data, info } = await sharp(bytes, {
    ...options,
    ...(isSvg && { density: Math.min(Math.max((72 * largeSide) / long, 1), 7_200) }),
  })
    .autoOrient()
    .resize(largeSide, largeSide, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { data, width: info.width, height: info.height }
  if (!isVisible(pixels)) throw new Error('cannot be seen on a light ground')
  return pixels
}

/** Whether it brings a ground of its own: a square, perhaps with round corners. */
function fillsSquare({ data, width, height }: Pixels): boolean {
  const alphaAt = (x: number, y: number) => data[(y * width + x) * 4 + 3] ?? 0
  const [middleX, middleY] = [Math.floor(width / 2), Math.floor(height / 2)]
  const edges = [alphaAt(middleX, 0), alphaAt(middleX, height - 1), alphaAt(0, middleY), alphaAt(width - 1, middleY)]
  return Math.abs(width - height) <= 4 && edges.every((alpha) => alpha > 240)
}

/** A white sign on nothing, for dark themes, or a placeholder in one colour is no picture. */
function isVisible({ data }: Pixels): boolean {
  let [darkest, brightest] = [255, 0]
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    const grey = 0.3 * red + 0.59 * green + 0.11 * blue
    const shown = 255 - ((255 - grey) * alpha) / 255
    darkest = Math.min(darkest, shown)
    brightest = Math.max(brightest, shown)
  }
  return brightest - darkest >= minContrast
}

function encode({ data, width, height }: Pixels, side: number, share: number, quality: number): Promise<Buffer> {
  const inner = Math.round(side * share)
  const before = Math.floor((side - inner) / 2)
  const after = side - inner - before
  const nothing = { r: 255, g: 255, b: 255, alpha: 0 }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .resize(inner, inner, { fit: 'contain', background: nothing })
    .extend({ top: before, left: before, bottom: after, right: after, background: nothing })
    .webp({ quality, alphaQuality: quality, smartSubsample: true, effort: 6 })
    .toBuffer()
}
