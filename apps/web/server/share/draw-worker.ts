import '@polydex/contract/site/load-site'
import { thisSite } from '@polydex/contract/site/site'
import { readlinkSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import type { SharePicture } from '../../app/share/share-picture.ts'
import { toDataAddress } from './draw-parts.ts'
import { drawPicture, pictureHeight, pictureWidth } from './draw-picture.ts'
import { familiesOf, openShareFonts } from './share-fonts.ts'

/** The folder of the build. */
export type DrawWorkerData = { build: string }
export type DrawRequest = { id: number; shown: SharePicture }
/** Without bytes, the picture cannot be drawn: a character is in no font. */
export type DrawAnswer = { id: number; bytes: Uint8Array | null; error?: string }

const { build } = workerData as DrawWorkerData

yieldToPages()
const fonts = openShareFonts(join(build, 'share-fonts'))
const flags = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2')

/** Linux has priorities for threads: a picture can wait, a page cannot. Elsewhere both are equal. */
function yieldToPages(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), 10)
  } catch {
    // No such system: nothing depends on it.
  }
}

const listTexts = ({ sign, about, figure, months, tools, points, title, kind, text, source }: SharePicture): string =>
  [
    `${thisSite.name} 123…`,
    title,
    kind,
    text,
    source,
    sign !== null && 'tool' in sign ? sign.tool.name : '',
    ...Object.values(figure ?? {}),
    months?.first,
    months?.last,
    ...points,
    ...[about, ...tools].flatMap((tool) => [tool?.name, tool?.name.toUpperCase(), tool?.figure]),
  ].join(' ')

/** Only files that the build or a package made; anything else has no picture. */
async function readFiles({ sign, about, tools }: SharePicture): Promise<Map<string, string>> {
  const named = [...(sign !== null && 'tool' in sign ? [sign.tool] : []), ...(about === null ? [] : [about]), ...tools]
  const paths = new Map<string, string>()
  for (const { mark } of named)
    if (mark !== null && /^\/assets\/marks\/[\w-]+\.svg$/.test(mark)) paths.set(mark, join(build, 'client', mark))
  if (sign !== null && 'country' in sign && /^[A-Z]{2}$/.test(sign.country))
    paths.set(sign.country, join(flags, `${sign.country}.svg`))
  const sources = [...paths].map(async ([name, path]) => {
    const svg = await readFile(path, 'utf8').catch(() => undefined)
    return svg === undefined ? [] : [[name, toDataAddress(svg)] as const]
  })
  return new Map((await Promise.all(sources)).flat())
}

async function draw(shown: SharePicture): Promise<Uint8Array | null> {
  const loaded = await (await fonts)(shown.locale, listTexts(shown))
  if (loaded === undefined) return null
  const tree = drawPicture({
    shown,
    display: familiesOf('display', loaded),
    sans: familiesOf('sans', loaded),
    files: await readFiles(shown),
  })
  let missing = ''
  const svg = await satori(tree, {
    width: pictureWidth,
    height: pictureHeight,
    fonts: loaded,
    // Called for what no font has: the ranges of a file may promise more than it holds.
    loadAdditionalAsset: async (_code, segment) => {
      missing += segment
      return []
    },
  })
  if (missing.trim() !== '') return null
  // Not renderAsync: its threads have the priority of pages.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const answer = (reply: DrawAnswer): void => parentPort?.postMessage(reply)

parentPort?.on('message', ({ id, shown }: DrawRequest) => {
  draw(shown).then(
    (bytes) => answer({ id, bytes }),
    (error: unknown) => answer({ id, bytes: null, error: String(error) }),
  )
})
