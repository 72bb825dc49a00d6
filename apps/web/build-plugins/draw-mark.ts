import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { optimize, type CustomPlugin } from 'svgo'

/** A row of catalogue/marks.json. */
export type MarkSource = {
  set: '@iconify-json/logos' | '@lobehub/icons-static-svg' | 'simple-icons'
  icon: string
  /** own: as the set has it; mono: black; else the brand's colour, for a set that has only shapes. */
  colour: string
  /** Brings a square of its own, which takes the whole frame. */
  fills?: true
}

/** Share of the frame's side that a picture takes. */
const pictureShare = 0.64

const require = createRequire(import.meta.url)

type IconSet = {
  width?: number
  height?: number
  icons: Partial<Record<string, { body: string; width?: number; height?: number }>>
}

async function readIcon({ set, icon }: MarkSource): Promise<string> {
  if (set !== '@iconify-json/logos') return readFile(require.resolve(`${set}/icons/${icon}.svg`), 'utf8')
  const { icons, ...size } = require('@iconify-json/logos/icons.json') as IconSet
  const drawn = icons[icon]
  if (drawn === undefined) throw new Error(`${set} has no ${icon}`)
  const { width = 16, height = 16, body } = { ...size, ...drawn }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`
}

/** Puts the picture in the middle of a square with room around it, so that every mark is shown in the same way. */
const frame = ({ colour, fills }: MarkSource): CustomPlugin => ({
  name: 'frame',
  fn: () => ({
    element: {
      enter: ({ attributes }, parent) => {
        if (parent.type !== 'root') return
        const [left = 0, top = 0, width = 0, height = 0] = attributes['viewBox']?.split(/[ ,]+/).map(Number) ?? []
        const side = Math.max(width, height) / (fills === true ? 1 : pictureShare)
        const box = [left - (side - width) / 2, top - (side - height) / 2, side, side]
        for (const name of ['width', 'height', 'style', 'class', 'role']) delete attributes[name]
        attributes['viewBox'] = box.map((value) => Number(value.toFixed(2))).join(' ')
        if (colour === 'mono') attributes['color'] = '#000'
        else if (colour !== 'own') attributes['fill'] = colour
      },
    },
  }),
})

/** Shown as an image nothing of this would run; opened as a document it would. */
const active = /<script|<foreignObject|<style|\son\w+=|(?:href|src)="(?!#)|url\((?!#)/i

/** The file of a tool's mark. */
export async function drawMark(source: MarkSource): Promise<string> {
  const shapes = optimize(await readIcon(source), {
    multipass: true,
    plugins: ['preset-default', 'removeTitle', 'removeXlink', 'convertStyleToAttrs'],
  })
  const { data } = optimize(shapes.data, { plugins: [frame(source)] })
  if (active.test(data)) throw new Error(`${source.set} ${source.icon} contains more than shapes`)
  return data
}

/** The part of its file's name that changes with the drawing. */
export const hashOfMark = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 8)

export const marksPath = fileURLToPath(new URL('../../../catalogue/marks.json', import.meta.url))

/** The reviewed marks, by the slugs of their tools. */
export const readMarks = async (): Promise<[string, MarkSource & { hash?: string }][]> =>
  Object.entries(JSON.parse(await readFile(marksPath, 'utf8')) as Record<string, MarkSource>)

/** The text of catalogue/marks.json with the hashes of the present drawings. */
export async function stampMarks(): Promise<string> {
  const lines = (await readMarks()).map(async ([slug, { hash: _former, ...mark }]) => {
    const fields = Object.entries({ ...mark, hash: hashOfMark(await drawMark(mark)) })
    return `  "${slug}": { ${fields.map(([key, value]) => `"${key}": ${JSON.stringify(value)}`).join(', ')} }`
  })
  return `{\n${(await Promise.all(lines)).join(',\n')}\n}\n`
}
