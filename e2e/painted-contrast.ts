import type { Locator, Page } from '@playwright/test'

type Colour = [red: number, green: number, blue: number]

const luminance = ([red, green, blue]: Colour): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio as in WCAG 2, 1 to 21. */
const contrastOf = (one: Colour, other: Colour): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * The colours of a picture, the most frequent first. A canvas of the page decodes it, because the page's policy allows
 * no such images.
 */
async function countColours(page: Page, png: Buffer): Promise<Colour[]> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (context === null) throw new Error('no canvas')
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    const counts = new Map<string, number>()
    for (let place = 0; place < data.length; place += 4) {
      const key = data.slice(place, place + 3).join()
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    return [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .map(([key]) => key.split(',').map(Number) as [number, number, number])
  }, png.toString('base64'))
}

type Clip = { x: number; y: number; width: number; height: number }

/**
 * The background is the most frequent colour; the text is the colour with the highest contrast to it: edges are blends
 * of both.
 */
export async function measureContrast(page: Page, target: Locator | Clip): Promise<number> {
  const png = 'x' in target ? await page.screenshot({ clip: target }) : await target.screenshot()
  const [ground, ...others] = await countColours(page, png)
  if (ground === undefined) throw new Error('an empty picture')
  return Math.max(1, ...others.map((colour) => contrastOf(ground, colour)))
}
