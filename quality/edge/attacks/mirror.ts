import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

type Seen = { line: string; headers: Map<string, string>; body: string }

export type Mirror = {
  port: number
  /** Every request, as read by a parser that accepts anything. */
  seen: Seen[]
  /** Raw bytes for the first answer to a target; the connection is closed after them. */
  firstAnswers: Map<string, string>
  stop: () => Promise<void>
}

/** An origin that reflects each request in a cacheable page: whatever the edge lets through becomes visible there. */
export async function startMirror(): Promise<Mirror> {
  const seen: Seen[] = []
  const firstAnswers = new Map<string, string>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.setEncoding('latin1')
    let rest = ''
    socket.on('data', (part: string) => {
      rest += part
      for (let taken = takeRequest(rest); taken !== undefined; taken = takeRequest(rest)) {
        rest = taken.rest
        seen.push(taken.request)
        const target = taken.request.line.split(' ')[1] ?? ''
        const first = firstAnswers.get(target)
        firstAnswers.delete(target)
        if (first === undefined) socket.write(reflect(taken.request), 'latin1')
        else socket.end(first, 'latin1')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
  return { port: (server.address() as AddressInfo).port, seen, firstAnswers, stop }
}

function takeRequest(text: string): { request: Seen; rest: string } | undefined {
  const end = text.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const [line = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = new Map<string, string>()
  for (const header of lines) {
    const [name = '', ...value] = header.split(':')
    const key = name.trim().toLowerCase()
    const before = headers.get(key)
    headers.set(key, (before === undefined ? '' : `${before}, `) + value.join(':').trim())
  }
  const after = text.slice(end + 4)
  const taken = headers.get('transfer-encoding')?.toLowerCase().includes('chunked')
    ? takeChunks(after)
    : takeLength(after, Number(headers.get('content-length') ?? 0) || 0)
  return taken && { request: { line, headers, body: taken.body }, rest: taken.rest }
}

const takeLength = (text: string, length: number) =>
  text.length < length ? undefined : { body: text.slice(0, length), rest: text.slice(length) }

function takeChunks(text: string): { body: string; rest: string } | undefined {
  let body = ''
  let rest = text
  for (;;) {
    const end = rest.indexOf('\r\n')
    if (end === -1) return undefined
    const size = Number.parseInt(rest.slice(0, end), 16)
    // Not a chunk: a parser that accepts anything takes it for the next request.
    if (!(size >= 0)) return { body, rest }
    if (rest.length < end + 2 + size + 2) return undefined
    body += rest.slice(end + 2, end + 2 + size)
    rest = rest.slice(end + 2 + size + 2)
    if (size === 0) return { body, rest }
  }
}

/** Headers that the edge sets itself, different for each request. */
const isOwn = (name: string, value: string): boolean =>
  name === 'connection' ||
  (name === 'x-request-id' && /^[0-9a-f]{32}$/.test(value)) ||
  (name === 'x-forwarded-for' && /^127\.\d+\.\d+\.\d+$/.test(value))

function reflect({ line, headers, body }: Seen): string {
  const shown = [...headers].filter(([name, value]) => !isOwn(name, value))
  const page = [line, ...shown.map(([name, value]) => `${name}: ${value}`), '', body].join('\n')
  // Unlike our web, copies X-Accel headers of the request into the answer.
  const accel = shown.filter(([name]) => name.startsWith('x-accel-')).map(([name, value]) => `${name}: ${value}`)
  const home = headers.get('x-edge-home')
  const isHome = /^\S+ \/(?:\?| )/.test(line)
  return [
    'HTTP/1.1 200 OK',
    'Content-Type: text/html; charset=utf-8',
    `Cache-Control: ${isHome ? 'no-cache' : 'public, max-age=0, s-maxage=300'}`,
    'Vary: Accept-Encoding',
    `Content-Length: ${page.length}`,
    ...accel,
    ...(home === undefined ? [] : [`X-Accel-Redirect: ${home}`]),
    '',
    line.startsWith('HEAD ') ? '' : page,
  ].join('\r\n')
}
