import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'node:tls'

/**
 * An edge that can be smuggled through, which nginx cannot be configured to be: it trusts the last Content-Length, however it is
 * spelled, does not know chunked encoding, and forwards every header. It adds a request id as ours does.
 */
export async function startNaiveEdge(certificates: string, originPort: number) {
  const [key, cert] = await Promise.all([
    readFile(join(certificates, 'key.pem')),
    readFile(join(certificates, 'fullchain.pem')),
  ])
  const sockets = new Set<Socket>()
  const server = createServer({ key, cert }, (client) => {
    const origin = connect(originPort, '127.0.0.1')
    for (const socket of [client, origin]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    origin.pipe(client)
    client.setEncoding('latin1')
    let rest = ''
    client.on('data', (part: string) => {
      rest += part
      for (let end = rest.indexOf('\r\n\r\n'); end !== -1; end = rest.indexOf('\r\n\r\n')) {
        const head = rest.slice(0, end)
        const lengths = [...head.matchAll(/^[ \t]*content-length[ \t]*:\s*(.*)$/gim)]
        const length = Math.abs(Number.parseInt(lengths.at(-1)?.[1] ?? '0', 10)) || 0
        if (rest.length < end + 4 + length) return
        const [line, ...headers] = head.split('\r\n')
        const named = [line, `X-Request-Id: ${randomBytes(16).toString('hex')}`, ...headers].join('\r\n')
        origin.write(named + rest.slice(end, end + 4 + length), 'latin1')
        rest = rest.slice(end + 4 + length)
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
  return { ports: { http: 0, https: (server.address() as AddressInfo).port }, stop }
}
