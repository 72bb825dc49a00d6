import { h2, h2Start } from './h2-frames.ts'
import { flood, smuggle } from './judge.ts'
import { edgeHost } from '../../../scripts/edge/ask-edge.ts'
import { get } from './send.ts'
import { swap, type AttackClass } from './technique.ts'

/** The smuggled request. */
const inner = (mark: string): string => `GET /${mark} HTTP/1.1\r\nHost: ${edgeHost}\r\nX-Inner: 1\r\n\r\n`

/** Posts a form of the site with any body; the connection stays open for further requests. */
const post = (lines: string[], body: string, target = '/submit'): string =>
  `POST ${target} HTTP/1.1\r\nHost: ${edgeHost}\r\n${lines.join('\r\n')}\r\n\r\n${body}`

const chunk = (body: string, end = '0\r\n\r\n'): string => `${body.length.toString(16)}\r\n${body}\r\n${end}`

const chunked = 'Transfer-Encoding: chunked'

/** Headers that announce chunked encoding in ways that one parser accepts and another ignores. */
const veiled = [
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding: \u000bchunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: "chunked"',
  'Transfer-Encoding: CHUNKED',
  'Transfer-Encoding:\r\n chunked',
  'X: y\nTransfer-Encoding: chunked',
  'Transfer_Encoding: chunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  ' Transfer-Encoding: chunked',
]

export const lengths: AttackClass = {
  name: 'smuggling by lengths',
  works: 10,
  weakness: 'bodies pass on without their length',
  weaken: swap([
    'proxy_set_header X-Request-Id $request_id;',
    'proxy_set_header X-Request-Id $request_id;\nproxy_set_header Content-Length "";',
  ]),
  techniques: [
    smuggle('request in a form', (mark) => post([`Content-Length: ${inner(mark).length}`], inner(mark))),
    smuggle('CL.TE', (mark) => post([`Content-Length: ${inner(mark).length + 5}`, chunked], `0\r\n\r\n${inner(mark)}`)),
    smuggle('TE.CL', (mark) => post(['Content-Length: 4', chunked], chunk(inner(mark)))),
    smuggle('TE alone', (mark) => post([chunked], chunk(inner(mark)))),
    ...veiled.map((line) =>
      smuggle(`TE.TE by ${JSON.stringify(line)}`, (mark) =>
        post([`Content-Length: ${inner(mark).length + 5}`, line], `0\r\n\r\n${inner(mark)}`),
      ),
    ),
    smuggle('two lengths', (mark) => post(['Content-Length: 0', `Content-Length: ${inner(mark).length}`], inner(mark))),
    smuggle('list of lengths', (mark) => post([`Content-Length: ${inner(mark).length}, 0`], inner(mark))),
    ...['+', ' ', '-', '0x', '00', '\u000b'].map((sign) =>
      smuggle(`length with ${JSON.stringify(sign)}`, (mark) =>
        post([`Content-Length: ${sign}${inner(mark).length}`], inner(mark)),
      ),
    ),
    smuggle('length with a fraction', (mark) => post([`Content-Length: ${inner(mark).length}.0`], inner(mark))),
    smuggle('length that overflows', (mark) =>
      post([`Content-Length: ${2n ** 64n + BigInt(inner(mark).length)}`], inner(mark)),
    ),
    smuggle('space before the colon', (mark) => post([`Content-Length : ${inner(mark).length}`], inner(mark))),
    smuggle('folded length', (mark) => post([`Content-Length:\r\n ${inner(mark).length}`], inner(mark))),
    smuggle('length of another name', (mark) =>
      post([`Content_Length: ${inner(mark).length}`, 'Content-Length: 0'], inner(mark)),
    ),
    smuggle('extension of a chunk', (mark) => post([chunked], `1;a="\r\n${inner(mark)}"\r\na\r\n0\r\n\r\n`)),
    smuggle('line feed after an extension', (mark) => post([chunked], `1;\na\r\n0;\n\r\n${inner(mark)}0\r\n\r\n`)),
    smuggle('line feeds between chunks', (mark) => post([chunked], `1\na\n0\n\n${inner(mark)}`)),
    smuggle('size of a chunk that overflows', (mark) =>
      post([chunked], `10000000000000001\r\na\r\n0\r\n\r\n${inner(mark)}`),
    ),
    smuggle('size of a chunk with a sign', (mark) => post([chunked], `+${chunk(inner(mark))}`)),
    smuggle('size of a chunk as 0x', (mark) => post([chunked], `0x${chunk(inner(mark))}`)),
    smuggle('request in the trailer', (mark) => post([chunked], `0\r\n${inner(mark)}`)),
    smuggle(
      'bare line feeds',
      (mark) => `POST /submit HTTP/1.1\nHost: ${edgeHost}\nContent-Length: ${inner(mark).length}\n\n${inner(mark)}`,
    ),
    smuggle('bare carriage returns', (mark) =>
      post([`X: y\rContent-Length: 0\rContent-Length: ${inner(mark).length}`], inner(mark)),
    ),
    smuggle('HTTP/1.0 that stays open', (mark) =>
      post(['Connection: keep-alive', chunked], chunk(inner(mark))).replace('HTTP/1.1', 'HTTP/1.0'),
    ),
    smuggle('HTTP/0.9', (mark) => `GET /${mark}\r\n${inner(mark)}`),
    smuggle('answer before the body', (mark) =>
      post([`Content-Length: ${inner(mark).length}`], inner(mark), '/edge/home'),
    ),
    smuggle('redirect before the body', (mark) =>
      post([`Content-Length: ${inner(mark).length}`, 'Accept-Language: de'], inner(mark), '/'),
    ),
    smuggle('upgrade', (mark) =>
      post(['Connection: Upgrade', 'Upgrade: websocket', `Content-Length: ${inner(mark).length}`], inner(mark)),
    ),
    smuggle('hop-by-hop length', (mark) =>
      post([`Connection: Content-Length`, `Content-Length: ${inner(mark).length}`], inner(mark)),
    ),
    smuggle('waits to continue', (mark) =>
      post(['Expect: 100-continue', `Content-Length: ${inner(mark).length}`], inner(mark)),
    ),
    smuggle(
      'second request in the same packet',
      (mark) => get(`/${mark}`).replace('Connection: close', 'X: y') + inner(mark),
    ),
    smuggle('length in HTTP/2 too short', (mark) =>
      h2([...h2Start('POST', '/submit'), ['content-length', '0']], inner(mark)),
    ),
    smuggle('no length in HTTP/2', (mark) => h2(h2Start('POST', '/submit'), inner(mark))),
    smuggle('chunks in HTTP/2', (mark) =>
      h2([...h2Start('POST', '/submit'), ['transfer-encoding', 'chunked']], `0\r\n\r\n${inner(mark)}`),
    ),
    smuggle('line end and chunks in HTTP/2', (mark) =>
      h2([...h2Start('POST', '/submit'), ['x-a', 'b\r\nTransfer-Encoding: chunked']], `0\r\n\r\n${inner(mark)}`),
    ),
  ],
}

const coded = (mark: string): string => `%20HTTP/1.1%0d%0aHost:%20${edgeHost}%0d%0a%0d%0aGET%20/${mark}`
const split = (mark: string): string => ` HTTP/1.1\r\nHost: ${edgeHost}\r\n\r\nGET /${mark}`

const targets: AttackClass = {
  name: 'smuggling by targets and values',
  works: 3,
  weakness: 'the web is asked for the decoded path',
  weaken: swap(['$edge_upstream$edge_path$edge_mark$edge_query;', '$edge_upstream$uri$edge_mark$edge_query;']),
  techniques: [
    smuggle('line ends in the path', (mark) => get(`/${mark}${coded(mark)}`)),
    smuggle('line feeds in the path', (mark) => get(`/${mark}${coded(mark).replaceAll('%0d', '')}`)),
    smuggle('line ends in the path of a tool', (mark) => get(`/tool/${mark}${coded(mark)}`)),
    smuggle('line ends in the query', (mark) => get(`/find?q=${mark}${coded(mark)}`)),
    smuggle('line ends encoded twice', (mark) => get(`/${mark}${coded(mark).replaceAll('%', '%25')}`)),
    smuggle('space in the path', (mark) => get(`/${mark} HTTP/1.1 /x`)),
    smuggle('tab in the path', (mark) => get(`/${mark}\tHTTP/1.1`)),
    smuggle('null in the path', (mark) => get(`/${mark}\0x`)),
    smuggle('line ends in a cookie', (mark) =>
      get('/account', `Cookie: a=b%0d%0a${mark}`, `Accept: */*\r${inner(mark)}`),
    ),
    smuggle('line ends in a path of HTTP/2', (mark) => h2(h2Start('GET', `/${mark}${split(mark)}`))),
    smuggle('spaces in a path of HTTP/2', (mark) => h2(h2Start('GET', `/${mark} HTTP/1.1`))),
    smuggle('spaces in a method of HTTP/2', (mark) => h2(h2Start(`GET /${mark} HTTP/1.1`, '/'))),
    smuggle('line ends in an authority of HTTP/2', (mark) =>
      h2(h2Start('GET', `/${mark}`, `${edgeHost}${split(mark)}`)),
    ),
    smuggle('line ends in a value of HTTP/2', (mark) =>
      h2([...h2Start('GET', '/account'), ['cookie', `a=b\r\n\r\n${inner(mark)}`]]),
    ),
    smuggle('line ends in a name of HTTP/2', (mark) =>
      h2([...h2Start('GET', '/account'), [`a: b\r\n\r\n${inner(mark)}`, 'c']]),
    ),
    smuggle('colon in a name of HTTP/2', (mark) =>
      h2([...h2Start('POST', `/${mark}`), ['transfer-encoding: chunked', 'c']], inner(mark)),
    ),
  ],
}

const isOther = (index: number): string => `203.0.113.${index}`
const limits: AttackClass = {
  name: 'limits',
  works: 7,
  weakness: 'the network address is what the visitor says',
  weaken: swap([
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-For $http_x_forwarded_for;',
  ]),
  techniques: [
    flood('X-Forwarded-For', (index) => [`X-Forwarded-For: ${isOther(index)}`]),
    flood('X-Forwarded-For of IPv6', (index) => [`X-Forwarded-For: 2001:db8:0:${index}::1`]),
    flood('two X-Forwarded-For', (index) => [
      `X-Forwarded-For: ${isOther(index)}`,
      `X-Forwarded-For: ${isOther(index + 1)}`,
    ]),
    flood('X-Real-IP', (index) => [`X-Real-IP: ${isOther(index)}`]),
    flood('True-Client-IP and others', (index) =>
      [
        'True-Client-IP',
        'CF-Connecting-IP',
        'Fastly-Client-IP',
        'X-Client-IP',
        'X-Cluster-Client-IP',
        'X-Originating-IP',
      ].map((name) => `${name}: ${isOther(index)}`),
    ),
    flood('Forwarded', (index) => [`Forwarded: for=${isOther(index)}`]),
    flood('cookies and agents', (index) => [
      `Cookie: token=${index}`,
      `User-Agent: ${index}`,
      `Authorization: ${index}`,
    ]),
  ],
}

export const smuggledClasses = [lengths, targets, limits]
