// Cuts the display face out of the full Newsreader font: Latin, optical size 44, weight 500. Run after a new release of it.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const packageFolder = 'node_modules/@fontsource-variable/newsreader'
const target = 'apps/web/app/styles/newsreader-display-latin-500.woff2'

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** The same characters as `unicode-range` in tokens.css. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœẞŸ–—‘’‚“”„…€→−`

const font = await subsetFont(
  await readFile(`${packageFolder}/files/newsreader-latin-standard-normal.woff2`),
  characters,
  {
    targetFormat: 'woff2',
    variationAxes: { opsz: 44, wght: 500 },
  },
)
await writeFile(target, font)
await copyFile(`${packageFolder}/LICENSE`, 'apps/web/app/styles/newsreader-OFL.txt')
console.log(`${target}: ${(font.byteLength / 1024).toFixed(1)} KB`)
