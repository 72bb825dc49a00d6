import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { ClaimFault } from '@polydex/contract/claim'

export type ExhaustingAnswer = {
  name: string
  /** The mistake of a client that it holds up. */
  weakness: string
  reply: (response: ServerResponse) => void
  fault: ClaimFault
  /** For answers that only a timeout ends: shorter limits for the test. */
  limits?: { firstByteMs: number; totalMs: number }
}

const limits = { firstByteMs: 300, totalMs: 500 }

/** Writes until the client hangs up. */
const writeFor =
  (text: string, everyMs: number) =>
  (response: ServerResponse): void => {
    const timer = setInterval(() => response.write(text), everyMs)
    response.once('close', () => clearInterval(timer))
  }

const writeRaw =
  (text: string, everyMs: number) =>
  ({ socket }: ServerResponse): void => {
    socket?.write(text)
    const timer = setInterval(() => socket?.write(text), everyMs)
    socket?.once('close', () => clearInterval(timer)).on('error', () => {})
  }

/** Answers meant to occupy the worker forever, or to exhaust its memory. */
export const exhaustingAnswers: ExhaustingAnswer[] = [
  {
    name: 'silence',
    weakness: 'there is no limit until the first byte',
    reply: () => {},
    fault: 'unreachable',
    limits,
  },
  {
    name: 'a byte at a time',
    weakness: 'the limit starts again with every byte',
    reply: writeFor('x', 20),
    fault: 'unreachable',
    limits,
  },
  {
    name: 'a body without an end',
    weakness: 'the body is read to its end before it is measured',
    reply: writeFor('polydex-'.repeat(512), 1),
    fault: 'too-large',
  },
  {
    name: 'a gzip bomb',
    weakness: 'the limit counts packed bytes',
    reply: (response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(2_000_000))),
    fault: 'unreachable',
  },
  {
    name: 'early hints without an end',
    weakness: 'an answer before the answer counts as the first byte',
    reply: writeRaw('HTTP/1.1 103 Early Hints\r\n\r\n', 20),
    fault: 'unreachable',
    limits,
  },
  {
    name: 'headers without an end',
    weakness: 'headers have no limit',
    reply: (response) => {
      response.socket?.write('HTTP/1.1 200 OK\r\n')
      writeRaw(`X-Filler: ${'x'.repeat(4_000)}\r\n`, 1)(response)
    },
    fault: 'unreachable',
  },
  {
    name: 'another protocol',
    weakness: 'after status 101 a request ends with neither an answer nor an error',
    reply: ({ socket }) =>
      void socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: tunnel\r\n\r\n'),
    fault: 'unreachable',
  },
  {
    name: 'a circle of redirects',
    weakness: 'redirects are not counted',
    reply: (response) => void response.writeHead(302, { location: '/.well-known/polydex.txt' }).end(),
    fault: 'unreachable',
  },
]
