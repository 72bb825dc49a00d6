// Subsets the display face from the full Newsreader font: optical size 44, weight 500; Latin and Vietnamese in separate
// files, so that only Vietnamese pages load the second. Run this after a new release of the font.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const packageFolder = 'node_modules/@fontsource-variable/newsreader'
const targetFolder = 'apps/web/app/styles'

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** The same characters as `unicode-range` in tokens.css. */
const cuts = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœẞŸ–—‘’‚“”„…€→−`,
  vietnamese: `ĂăĐđĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}₫`,
}

for (const [name, characters] of Object.entries(cuts)) {
  const font = await subsetFont(
    await readFile(`${packageFolder}/files/newsreader-${name}-standard-normal.woff2`),
    characters,
    { targetFormat: 'woff2', variationAxes: { opsz: 44, wght: 500 } },
  )
  const target = `${targetFolder}/newsreader-display-${name}-500.woff2`
  await writeFile(target, font)
  console.log(`${target}: ${(font.byteLength / 1024).toFixed(1)} KB`)
}
await copyFile(`${packageFolder}/LICENSE`, `${targetFolder}/newsreader-OFL.txt`)
