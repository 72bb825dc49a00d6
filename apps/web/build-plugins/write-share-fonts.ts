import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import type { ShareFont } from '../server/share/share-fonts.ts'

const require = createRequire(import.meta.url)

/** Families by the name that the drawing gives them; one weight each, so that a text needs few files. */
const packages = [
  { family: 'display', name: 'newsreader', parts: /^latin-ext$/ },
  { family: 'sans', name: 'noto-sans', parts: /^(latin|latin-ext|vietnamese|cyrillic|cyrillic-ext|greek)$/ },
  // The other parts of these packages are letters that Noto Sans has too.
  ...['jp', 'kr', 'sc', 'tc'].map((family) => ({ family, name: `noto-sans-${family}`, parts: /^\[\d+\]$/ })),
]

const weight = 500

/** 'U+20-7e,U+a0' → [[0x20, 0x7e], [0xa0, 0xa0]] */
const readRanges = (text: string): [number, number][] =>
  text.split(',').map((range) => {
    const [from = 0, to = from] = range
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return [from, to]
  })

/** The cut of the site's own headings comes first: it is drawn for large letters. */
async function listOwnFonts(styles: string): Promise<(ShareFont & { path: string })[]> {
  const faces = (await readFile(join(styles, 'tokens.css'), 'utf8')).matchAll(
    /url\('\.\/(newsreader-[\w-]+\.woff2)'\)[^}]*unicode-range: ([^;]+);/g,
  )
  return [...faces].map(([, file = '', ranges = '']) => ({
    family: 'display',
    file,
    ranges: readRanges(ranges),
    path: join(styles, file),
  }))
}

async function listPackageFonts(): Promise<(ShareFont & { path: string })[]> {
  const lists = packages.map(async ({ family, name, parts }) => {
    const folder = dirname(require.resolve(`@fontsource/${name}/package.json`))
    const subsets = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
    return Object.entries(subsets)
      .filter(([part]) => parts.test(part))
      .map(([part, ranges]) => {
        const file = `${name}-${part.replace(/\D*\[(\d+)\]/, '$1')}-${weight}-normal.woff`
        return { family, file, ranges: readRanges(ranges), path: join(folder, 'files', file) }
      })
  })
  return (await Promise.all(lists)).flat()
}

/** Copies the fonts of share pictures into a folder, with the characters of each. */
export async function copyShareFonts(folder: string): Promise<void> {
  const fonts = [...(await listOwnFonts(join(import.meta.dirname, '../app/styles'))), ...(await listPackageFonts())]
  await mkdir(folder, { recursive: true })
  await Promise.all(fonts.map(({ file, path }) => copyFile(path, join(folder, file))))
  const list: ShareFont[] = fonts.map(({ family, file, ranges }) => ({ family, file, ranges }))
  await writeFile(join(folder, 'fonts.json'), `${JSON.stringify(list)}\n`)
}

/** Beside the build, because production has no font packages. */
export const writeShareFonts = (): Plugin => ({
  name: 'polydex-write-share-fonts',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  writeBundle: ({ dir = '' }) => copyShareFonts(join(dir, '../share-fonts')),
})
