import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A visitor who does not wait: what is sent, how it ends, and how long after it was sent. */
export type HangUp = { port: number; bytes: string; manner: Manner; afterMs: number }

/**
 * `fin`: closes; `reset`: aborts; `half`: closes one direction and goes on reading; `cut`: leaves before its last bytes
 * are sent; `slow`: reads nothing; `pipelined`: asks for more before the first answer.
 */
export const manners = ['fin', 'reset', 'half', 'cut', 'slow', 'pipelined'] as const
type Manner = (typeof manners)[number]

/** Resolves once the connection is gone; whatever the server does to it is fine. */
export async function hangUp({ port, bytes, manner, afterMs }: HangUp): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
  })
  socket.on('error', () => {})
  if (manner !== 'slow') socket.resume()
  await send(socket, manner === 'cut' ? bytes.slice(0, -3) : manner === 'pipelined' ? bytes.repeat(3) : bytes)
  if (manner === 'half') socket.end()
  // Not a timer of 0 ms, which lasts 1.
  if (afterMs > 0) await Promise.race([wait(afterMs), closed])
  if (manner === 'fin') socket.end(() => socket.destroy())
  else if (manner === 'half') socket.destroy()
  else socket.resetAndDestroy()
  await closed
}

const send = (socket: Socket, bytes: string): Promise<void> =>
  new Promise((resolve) => {
    socket.once('close', () => resolve())
    socket.write(bytes, () => resolve())
  })

/** The bytes of a request; with a body it is a POST, from a page of `origin`. */
export function writeRequest(path: string, { body, origin = '' }: { body?: string; origin?: string } = {}): string {
  const isJson = body?.startsWith('{') === true
  const head = [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Accept-Encoding: br',
    ...(body === undefined
      ? []
      : [
          `Origin: ${origin}`,
          `Content-Type: application/${isJson ? 'json' : 'x-www-form-urlencoded'}`,
          `Content-Length: ${Buffer.byteLength(body)}`,
        ]),
  ]
  return `${head.join('\r\n')}\r\n\r\n${body ?? ''}`
}
