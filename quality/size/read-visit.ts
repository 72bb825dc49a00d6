import { stat } from 'node:fs/promises'
import { get } from 'node:http'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

const client = 'apps/web/build/client'

/** Transfer of a first visit to a page, in bytes after brotli. */
export type Visit = {
  document: number
  /** Part of the document: the texts of the page's language for its scripts. */
  messages: number
  scripts: Map<string, number>
  styles: Map<string, number>
}

/** The page as a browser gets it, and the files it names. Its scripts import no others before the visitor acts. */
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

/** The build stores compressed copies beside the files. */
const weighFile = async (name: string): Promise<number> => (await stat(`${client}${name}.br`)).size

/** Bytes as transferred: fetch would decompress them. */
const readPacked = (address: string, cookie: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br', Cookie: cookie } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('end', () => resolve(Buffer.concat(parts)))
    }).once('error', reject)
  })
