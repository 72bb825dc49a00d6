import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { createGzip, gzipSync } from 'node:zlib'

/** Limits for tests: a list that is larger, unpacks to more or takes longer is refused. */
export const hostileLimits = {
  limits: { bodyBytes: 1_000_000, firstByteMs: 400, totalMs: 1_500 },
  maxTextBytes: 4_000_000,
  pausesMs: [1],
}

const list = (...lines: string[]): string => `origin,rank\n${lines.join('\n')}\n`
const repeat = (line: string, count: number): string => `origin,rank\n${`${line}\n`.repeat(count)}`
const good = list('https://alpha.com,1000', 'https://www.beta.com,5000')

const send =
  (body: Buffer | string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response
      .writeHead(200, { 'content-type': 'application/octet-stream', etag: '"hostile"', ...headers })
      .end(body)

const redirect = (location: string) => (response: ServerResponse) => void response.writeHead(302, { location }).end()

function* writeForever(): Generator<string> {
  yield good
  for (;;) yield `https://${randomUUID()}.com,1000000\n`.repeat(100)
}

/** Sends until the client hangs up. */
const sendForever = (response: ServerResponse) => {
  pipeline(Readable.from(writeForever()), createGzip({ level: 1 }), response.writeHead(200), () => {})
}

/** Messages that an operator reads for each: the list was refused, or could not be reached. */
export const hostileFaults: Record<string, RegExp> = {
  'a bomb: a few kilobytes that unpack to megabytes': /^refused: the list exceeds 4000000 bytes when decompressed$/,
  'a list without an end': /^refused: The response is larger than 1000000 bytes$|^refused: the list exceeds/,
  'a list that stalls half-way': /^unreachable: https:\/\/lists\.test\/\S+ took longer than 1500 ms$/,
  'no answer at all': /^unreachable: lists\.test did not answer within 400 ms$/,
  'a packed page': /^refused: the header must be origin,rank$/,
  'a list that is cut off': /^refused: the list is not valid gzip: unexpected end of file$/,
  'a list that is shorter than announced': /^unreachable: (aborted|socket hang up|read ECONNRESET)$/,
  'an empty list': /^refused: the list is empty$/,
  'lines of nonsense between the others': /^refused: 50 of 51 lines are not origin,rank$/,
  'thousands that all claim to be first': /^refused: 3000 sites claim to be among the first 1000$/,
  'a redirect to a private network': /^refused: 10\.0\.0\.1 is not a public address$/,
  'a server that is overloaded for ever': /^unreachable: https:\/\/lists\.test\/\S+ answered 503$/,
}

/** Answers that must store nothing, by their fault; each names alpha.com if it can. */
export const hostileLists: Record<string, (response: ServerResponse) => void> = {
  'a bomb: a few kilobytes that unpack to megabytes': send(gzipSync(repeat('https://alpha.com,1000', 400_000))),
  'a list without an end': sendForever,
  'a list that stalls half-way': (response) => void response.writeHead(200).write(gzipSync(good).subarray(0, 20)),
  'no answer at all': () => {},
  'a packed page': send(gzipSync('<!doctype html>\n<a href="https://alpha.com,1000">alpha.com,1000</a>\n')),
  'a list that is cut off': send(gzipSync(repeat('https://alpha.com,1000', 900)).subarray(0, -9)),
  'a list that is shorter than announced': (response) => {
    response.writeHead(200, { 'content-length': '5000' })
    response.write(gzipSync(good))
    response.destroy()
  },
  'an empty list': send(gzipSync('origin,rank\n')),
  'lines of nonsense between the others': send(
    gzipSync(list('https://alpha.com,1000', ...Array.from({ length: 50 }, (_, index) => `nonsense ${index}`))),
  ),
  'thousands that all claim to be first': send(gzipSync(repeat('https://alpha.com,1000', 3_000))),
  'a redirect to a private network': redirect('https://10.0.0.1/alpha.csv.gz'),
  'a server that is overloaded for ever': (response) => void response.writeHead(503, { 'retry-after': '0' }).end(),
}
