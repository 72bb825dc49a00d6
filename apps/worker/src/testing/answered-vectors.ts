import type { OutgoingHttpHeaders } from 'node:http'
import { outside } from './hostile-network.ts'
import type { Place, Vector } from './ssrf-vector.ts'

type Answered = {
  status?: number
  headers?: (place: Place) => OutgoingHttpHeaders
  body?: (place: Place) => string
}

const answered = (
  name: string,
  weakness: string,
  { status = 200, headers = () => ({}), body = () => '' }: Answered,
): Vector => ({
  name,
  weakness,
  reply: (response, place) => void response.writeHead(status, headers(place)).end(body(place)),
  works: 'gullible',
})

const redirect = (name: string, status: number, location: (place: Place) => string, weakness: string): Vector =>
  answered(name, weakness, { status, headers: (place) => ({ location: location(place) }) })

/** The tool's host is outside; the host that a redirect names is inside. */
const thenInner = [[outside], [{ address: '127.0.0.1' }]]

const redirects: Vector[] = [
  redirect('redirect to a number', 302, () => 'https://127.0.0.1/', 'only the first address is checked'),
  {
    ...redirect(
      'redirect to a name',
      301,
      () => 'https://localhost/',
      'numbers are checked in redirects, names are not',
    ),
    answers: thenInner,
  },
  redirect('redirect to IPv6', 303, () => 'https://[::1]/', 'redirects are checked for IPv4 only'),
  redirect(
    'redirect to another port',
    307,
    ({ host, otherPort }) => `https://${host}:${otherPort}/`,
    'the port is not checked',
  ),
  redirect('redirect to http', 308, ({ port }) => `http://127.0.0.1:${port}/`, 'the client without TLS has no check'),
  redirect('redirect without a scheme', 302, () => '//127.0.0.1/', 'a target without a scheme is taken for a path'),
  redirect('redirect with backslashes', 302, () => String.raw`\\127.0.0.1\file`, 'two parsers read the target'),
  redirect('redirect in octal', 302, () => 'https://0177.1/', 'the target is compared as text'),
  redirect('redirect with escapes', 302, () => 'https://%31%32%37.0.0.1/', 'the target is checked before decoding'),
  redirect(
    'redirect behind a user name',
    302,
    ({ host }) => `https://${host}@127.0.0.1/`,
    'a target that begins with the host is taken for the same host',
  ),
  {
    ...redirect(
      'redirect to a name below the host',
      302,
      ({ host }) => `https://inner.${host}/`,
      'every name below the host is trusted',
    ),
    answers: thenInner,
  },
  redirect('redirect to gopher', 302, ({ port }) => `gopher://127.0.0.1:${port}/_x`, 'the scheme is not checked'),
  redirect('redirect to ftp', 302, ({ port }) => `ftp://127.0.0.1:${port}/x`, 'schemes without a body are allowed'),
  redirect('use proxy', 305, ({ port }) => `http://127.0.0.1:${port}/`, 'the server chooses a proxy for its client'),
  redirect('multiple choices', 300, () => 'https://127.0.0.1/', 'each status with a target counts as a redirect'),
  redirect('created elsewhere', 201, () => 'https://127.0.0.1/', 'the target of a success is fetched unchecked'),
  {
    name: 'chain of redirects',
    weakness: 'the first redirects are checked, or only their number',
    reply: (response, { host, path }) => {
      const isStart = path.startsWith('/.well-known/')
      const next = isStart ? `https://${host}/one` : 'https://127.0.0.1/'
      response.writeHead(302, { location: next }).end()
    },
    works: 'gullible',
  },
  {
    name: 'two targets',
    weakness: 'the check reads the first of two headers, the client the last',
    reply: (response, { host }) => {
      response.setHeader('location', [`https://${host}/harmless`, 'https://127.0.0.1/'])
      response.writeHead(302).end()
    },
    works: 'gullible',
  },
  {
    name: 'split header',
    weakness: 'a lone carriage return ends a line for one parser, not for the other',
    reply: ({ socket }, { host }) =>
      void socket?.end(
        `HTTP/1.1 302 Found\r\nLocation: https://${host}/harmless\rLocation: https://127.0.0.1/\r\nContent-Length: 0\r\n\r\n`,
      ),
    works: { notIn: 'the lenient parser of Node ends no line at a lone carriage return either' },
  },
]

/** Answers that are not redirects, yet lead elsewhere. */
const hints: Vector[] = [
  answered('refresh header', 'a header of browsers is followed', {
    headers: () => ({ refresh: '0; url=https://127.0.0.1/' }),
  }),
  answered('refresh in a page', 'a page is read as a browser would', {
    headers: () => ({ 'content-type': 'text/html' }),
    body: () => '<meta http-equiv="refresh" content="0;url=https://127.0.0.1/">',
  }),
  answered('alternative service', 'the next request goes to the host and port that a header names', {
    headers: ({ port }) => ({ 'alt-svc': `h2="127.0.0.1:${port}"; ma=86400` }),
  }),
  answered('place of the content', 'the body is fetched from where a header says that it belongs', {
    headers: () => ({ 'content-location': 'https://127.0.0.1/' }),
  }),
  {
    name: 'early hints',
    weakness: 'links are fetched before the answer is there',
    reply: (response) => {
      response.writeEarlyHints({ link: '<https://127.0.0.1/x>; rel=preload; as=fetch' })
      response.writeHead(404).end()
    },
    works: 'gullible',
  },
  {
    name: 'issuer in the certificate',
    weakness: 'the chain of a certificate is completed from addresses that it names itself',
    works: { notIn: 'TLS in Node fetches neither issuers nor their lists of revoked certificates' },
  },
]

/** Vectors in the answers of the attacker's server. */
export const answeredVectors: Vector[] = [...redirects, ...hints]
