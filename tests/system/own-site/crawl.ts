export type Visited = { path: string; status: number; text: string; from: string }

const readLinks = (html: string): string[] =>
  [...html.matchAll(/<(?:a|link|img)\b[^>]*?\s(?:href|src)="([^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )

/** Pages of one kind have the same links: of each kind and language, some are enough. */
const maxOfKind = 5
const kindOf = (path: string): string => path.split('?')[0]?.replace(/^((?:\/ja)?\/[\w-]+).*?(\.\w+)?$/, '$1$2') ?? path

/** The preview of a form links to the page that the tool may have one day. */
const isDraft = (path: string): boolean => path.endsWith('/tool/draft')

/** Follows the links of a site from some paths on. Redirects are followed; an answer that is no text has no text. */
export async function crawl(origin: string, starts: readonly string[]): Promise<Visited[]> {
  const from = new Map(starts.map((path) => [path, 'the start']))
  const kinds = new Map<string, number>()
  const visited: Visited[] = []
  for (const [path, source] of from) {
    const response = await fetch(origin + path, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
    const isText = /text|json|xml/.test(response.headers.get('content-type') ?? '')
    const text = isText ? await response.text() : (await response.arrayBuffer(), '')
    visited.push({ path, status: response.status, text, from: source })
    if (!/^<!doctype html>/i.test(text)) continue
    for (const link of readLinks(text)) {
      const url = new URL(link, origin + path)
      const next = url.pathname + url.search
      const kind = kindOf(next)
      const known = kinds.get(kind) ?? 0
      if (url.origin !== origin || from.has(next) || known >= maxOfKind || isDraft(next)) continue
      kinds.set(kind, known + 1)
      from.set(next, path)
    }
  }
  return visited
}
