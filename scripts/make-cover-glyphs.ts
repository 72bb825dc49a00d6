// Extracts the outlines of letters and digits from Newsreader for the initials on covers. Run this after a new release
// of the font.
import { readFile, writeFile } from 'node:fs/promises'
import { Blob, Buffer, Face, Font, shape, type SvgPathCommand } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const source = 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2'
const target = 'apps/web/server/covers/glyphs.gen.ts'
const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'.split('')

/** The same optical size and weight as the display face of the site. */
const cut = await subsetFont(await readFile(source), characters.join(''), {
  targetFormat: 'sfnt',
  variationAxes: { opsz: 44, wght: 500 },
})
const face = new Face(new Blob(new Uint8Array(cut)))
const font = new Font(face)

/** Converts to thousandths of an em. */
const scale = (value: number): number => Math.round((value * 1000) / face.upem)
const glyphOf = (character: string): number => font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0
const advanceOf = (character: string): number => font.glyphHAdvance(glyphOf(character))

/** Relative steps in integers, y downwards as in SVG: about half the bytes of absolute ones. */
function writeOutline(commands: SvgPathCommand[]): string {
  let [x, y] = [0, 0]
  return commands
    .map(({ type, values }) => {
      if (type === 'Z') return 'z'
      const [fromX, fromY] = [x, y]
      const steps = values.map((value, index) => {
        if (index % 2 === 0) x = scale(value)
        else y = -scale(value)
        return index % 2 === 0 ? x - fromX : y - fromY
      })
      return type.toLowerCase() + steps.join(' ').replaceAll(' -', '-')
    })
    .join('')
}

/** Kerning of two letters, negative if closer; 0 for pairs that form a ligature. */
function measureKerning(first: string, second: string): number {
  const buffer = new Buffer()
  buffer.addText(first + second)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const shaped = buffer.getGlyphInfosAndPositions()
  return shaped.length === 2 ? scale((shaped[0]?.xAdvance ?? 0) - advanceOf(first)) : 0
}

const rows = characters.map((first) => {
  const kerning = characters.map((second) => [second, measureKerning(first, second)] as const)
  const glyph = {
    advance: scale(advanceOf(first)),
    outline: writeOutline(font.glyphToJson(glyphOf(first))),
    // Smaller differences are invisible.
    kerning: Object.fromEntries(kerning.filter(([, value]) => Math.abs(value) >= 5)),
  }
  return `  ${JSON.stringify(first)}: ${JSON.stringify(glyph)},\n`
})
await writeFile(
  target,
  `// Written by scripts/make-cover-glyphs.ts from Newsreader (OFL 1.1). In thousandths of the size of the type.
type Glyph = { advance: number; outline: string; kerning: Readonly<Record<string, number>> }
export const glyphs: Readonly<Record<string, Glyph>> = {
${rows.join('')}}
`,
)
console.log(`${target}: ${rows.length} outlines`)
