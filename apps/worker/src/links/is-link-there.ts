import { AnswerError, MovedError, openPublic, type FetchOptions } from '@polydex/core/outside/open-public'

/** Enough for a page's title and first paragraphs; the rest is not read. */
const readBytes = 262_144
const defaultLimits = { redirects: 3, bodyBytes: 1_048_576, firstByteMs: 8_000, totalMs: 12_000 }

export type LinkOptions = Pick<FetchOptions, 'signal' | 'isPublic' | 'agentOptions' | 'limits'>

/** The same host, with or without `www.`: a page that moved to another host is another page. */
const hostsOf = (url: string): string[] => {
  const host = new URL(url).hostname.replace(/^www\./, '')
  return [host, `www.${host}`]
}

/**
 * Whether a page of the tool answers at its address: a page that does not name the tool is a parked host, or another
 * maker's app whose number was recalled by mistake. `undefined`: not known today, because the server refuses programs,
 * is overloaded or does not answer. That is no reason to drop a link that worked yesterday.
 */
export async function isLinkThere(
  { url, name }: { url: string; name: string },
  options: LinkOptions = {},
): Promise<boolean | undefined> {
  const asked = { ...options, limits: { ...defaultLimits, ...options.limits }, hosts: hostsOf(url) }
  try {
    const text = await openPublic(url, asked, ({ body }) => readStart(body))
    return text.toLowerCase().includes(name.toLowerCase())
  } catch (error) {
    options.signal?.throwIfAborted()
    if (error instanceof MovedError) return false
    return error instanceof AnswerError && [404, 410].includes(error.status) ? false : undefined
  }
}

async function readStart(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of body) {
    parts.push(part)
    bytes += part.length
    if (bytes >= readBytes) break
  }
  return Buffer.concat(parts).toString('utf8')
}
