import { stat } from 'node:fs/promises'
import { get } from 'node:http'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

const client = 'apps/web/build/client'

/** What a first visit to a page transfers, in bytes after brotli. */
export type Visit = {
  document: number
  /** Part of the document: the texts of the page's language that its scripts will need. */
  messages: number
  scripts: Map<string, number>
  styles: Map<string, number>
}

/** The page as a browser gets it, and the files it names. Its scripts import no others before somebody acts. */
export async function readVisit(address: string, cookie = ''): Promise<Visit> {
  const packed = await readPacked(address, cookie)
  const html = brotliDecompressSync(packed).toString()
  const weigh = async (pattern: RegExp) => {
    const names = new Set([...html.matchAll(pattern)].map(([, name = '']) => name))
    return new Map(await Promise.all([...names].map(async (name) => [name, await weighFile(name)] as const)))
  }
  return {
    document: packed.byteLength,
    messages: brotliCompressSync(/id="messages">([^<]*)/.exec(html)?.[1] ?? '').byteLength,
    scripts: await weigh(/"(\/assets\/[^"#]+\.js)"/g),
    styles: await weigh(/<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)/g),
  }
}

export const sumOf = (files: Map<string, number>): number => [...files.values()].reduce((sum, bytes) => sum + bytes, 0)

/** Built files are compressed once, beside themselves. */
const weighFile = async (name: string): Promise<number> => (await stat(`${client}${name}.br`)).size

/** Bytes as they come over the wire: fetch would unpack them. */
const readPacked = (address: string, cookie: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br', Cookie: cookie } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('end', () => resolve(Buffer.concat(parts)))
    }).once('error', reject)
  })
