import { connect as connectPlain } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { edgeHost, type EdgePorts } from '../../../scripts/edge/ask-edge.ts'

/** Bytes to send over a new connection, by default over TLS. */
export type Sent = string | { bytes: Buffer | string; as?: 'h2' | 'http' }

/** Longer than the edge itself takes to answer; a request that was truncated on purpose never gets an answer. */
const patienceMs = 500

/** Sends raw bytes; returns everything received until the edge closes the connection or goes silent. */
export function send({ https, http }: EdgePorts, sent: Sent, from: string): Promise<Buffer> {
  const { bytes, as = 'https' } = typeof sent === 'string' ? { bytes: sent } : sent
  const place = { host: '127.0.0.1', localAddress: from }
  const alpn = as === 'h2' ? 'h2' : 'http/1.1'
  const socket =
    as === 'http'
      ? connectPlain({ ...place, port: http })
      : connectTls({
          ...place,
          port: https,
          servername: edgeHost,
          rejectUnauthorized: false,
          ALPNProtocols: [alpn],
        })
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const finish = () => {
      socket.destroy()
      resolve(Buffer.concat(parts))
    }
    let isBegun = false
    socket.on('data', (part: Buffer) => {
      isBegun = true
      parts.push(part)
    })
    socket.on('error', finish)
    socket.on('close', finish)
    // The first byte of a page of the real web may take longer.
    socket.setTimeout(patienceMs, () => (isBegun || isHopeless(bytes) ? finish() : socket.setTimeout(5_000, finish)))
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  })
}

/** A request with `Connection: close` is complete and gets an answer; for others the edge may wait for the rest. */
const isHopeless = (bytes: Buffer | string): boolean => !bytes.includes('Connection: close')

/** A request line and headers, for our host unless the lines name one. */
export function ask(method: string, target: string, ...lines: string[]): string {
  const host = lines.some((line) => /^host/i.test(line)) ? [] : [`Host: ${edgeHost}`]
  return `${[`${method} ${target} HTTP/1.1`, ...host, ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`
}

export const get = (target: string, ...lines: string[]): string => ask('GET', target, ...lines)

export type Answer = { status: number; headers: Map<string, string>; body: string }

/** Parses the first answer in the received bytes. */
export function readAnswer(bytes: Buffer): Answer {
  const text = bytes.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const [line = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = new Map<string, string>()
  for (const header of lines) {
    const colon = header.indexOf(':')
    const name = header.slice(0, colon).toLowerCase()
    headers.set(name, [headers.get(name), header.slice(colon + 2)].filter(Boolean).join(', '))
  }
  return { status: Number(line.split(' ')[1] ?? 0), headers, body: text.slice(end + 4) }
}

/** Sends a request as a plain visitor: an address, our host, nothing else. */
export const visit = async (ports: EdgePorts, target: string, from: string, ...lines: string[]): Promise<Answer> =>
  readAnswer(await send(ports, get(target, ...lines), from))
