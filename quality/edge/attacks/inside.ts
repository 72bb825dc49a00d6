import { connect } from 'node:tls'
import { inject, poison } from './judge.ts'
import { edgeHost } from '../../../scripts/edge/ask-edge.ts'
import { get } from './send.ts'
import { swap, type AttackClass, type Stand, type Technique } from './technique.ts'

const at = (page: string) => ({ page: () => page })

const accel: AttackClass = {
  name: 'what is for nginx alone',
  works: 8,
  weakness: 'the inner address is open, and all headers pass',
  weaken: swap(['    internal;\n', ''], ['proxy_pass_request_headers off;', '']),
  techniques: [
    ...[
      'X-Accel-Redirect: /edge/home',
      'X-Accel-Expires: 86400',
      'X-Accel-Limit-Rate: 5000',
      'X-Accel-Buffering: no',
      'X-Accel-Charset: utf-7',
      'X-Edge-Home: /edge/home',
      'X-Edge-Home: /collect',
    ].map((line) => poison(line, (page) => get(page, line))),
    poison(
      'X-Edge-Home on the home page',
      (page) => get(page, 'X-Edge-Home: /account', 'Accept-Language: fr;q=0.9,ja;q=0.1'),
      {
        page: newHome,
      },
    ),
    poison('the inner address', () => get('/edge/home'), at('/edge/home')),
    poison('the inner address with a query', () => get('/edge/home?seed=1'), at('/edge/home?seed=1')),
    poison('the inner address, encoded', () => get('/edge/%68ome'), at('/edge/%68ome')),
    poison('the inner address by dots', () => get('/x/../edge/home'), at('/x/../edge/home')),
  ],
}

function newHome({ newSearch }: Stand): string {
  return newSearch().replace(/^.*\?q/, '/?seed')
}

/** Matches a redirect to anything but a path of this host; `ask` is the edge's own value for "the web chooses the language". */
const isAway = /^location: (?:\/[/\\]|(?!https:\/\/example\.org[:/])[a-z]+:|\/ask|[^/h]).*$/im

const languages: AttackClass = {
  name: 'redirect of the home page',
  works: 5,
  weakness: 'the place begins with what the cookie says, and every spelling of / is taken for it',
  weaken: swap(
    ['return 302 /$edge_locale$is_args$args;', 'return 302 /$cookie_i18n_redirected$edge_locale$is_args$args;'],
    ['if ($edge_path != /)', 'if ($edge_path = never)'],
  ),
  techniques: [
    inject(
      'another host in the cookie',
      isAway,
      get('/', 'Accept-Language: de', 'Cookie: i18n_redirected=/evil.example'),
    ),
    inject(
      'backslash in the cookie',
      isAway,
      get('/', 'Accept-Language: de', String.raw`Cookie: i18n_redirected=\evil.example`),
    ),
    inject(
      'cookie twice',
      isAway,
      get('/', 'Accept-Language: de', 'Cookie: i18n_redirected=/evil.example; i18n_redirected=de'),
    ),
    inject('another host in the query', isAway, get('/?//evil.example', 'Accept-Language: de')),
    inject('another host in the header', isAway, get('/', 'Accept-Language: /evil.example')),
    inject('another host in a weighed header', isAway, get('/', 'Accept-Language: de;q=0.1, //evil.example;q=1')),
    inject('another host as the path', isAway, get('//evil.example')),
    inject('another host as the path of another case', isAway, get('//evil.example/TOOL/')),
    inject('another host behind a backslash', isAway, get(String.raw`/\evil.example/`)),
    inject('another host behind an encoded slash', isAway, get('/%2fevil.example/')),
    inject('another host as an address with a user', isAway, get('/@evil.example/')),
    inject('another host after http', isAway, { bytes: get('//evil.example', `Host: ${edgeHost}`), as: 'http' }),
    inject('path without a slash after http', isAway, { bytes: get('@evil.example', `Host: ${edgeHost}`), as: 'http' }),
    inject('dots that nginx takes for the home page', isAway, get('/x/..', 'Accept-Language: fr;q=0.9, de;q=0.8')),
    inject(
      'encoded dot that nginx takes for the home page',
      isAway,
      get('/%2e', 'Accept-Language: fr;q=0.9, de;q=0.8'),
    ),
    poison('German visitor', (page) => get(page, 'Accept-Language: de'), { page: newHome }),
    poison('Japanese cookie', (page) => get(page, 'Cookie: i18n_redirected=ja'), { page: newHome }),
    poison('visitor by weights', (page) => get(page, 'Accept-Language: fr;q=0.9,ja;q=0.8'), { page: newHome }),
    poison('header of a page', (page) => get(page, `Accept-Language: ${'x-de,'.repeat(800)}de`), { page: newHome }),
  ],
}

type Handshake = {
  minVersion?: 'TLSv1' | 'TLSv1.1' | 'TLSv1.2'
  maxVersion?: 'TLSv1' | 'TLSv1.1' | 'TLSv1.2'
  ciphers?: string
  servername?: string
}

/** A TLS handshake that must fail. The client itself would accept it: the weak edge proves that. */
const shake = (name: string, wanted: Handshake): Technique => ({
  name,
  run: ({ edge }, { attacker }) =>
    new Promise((resolve) => {
      const place = { host: '127.0.0.1', port: edge.https, localAddress: attacker, rejectUnauthorized: false }
      const socket = connect({ ...place, servername: edgeHost, ...wanted })
      const finish = (found?: string) => {
        socket.destroy()
        resolve(found)
      }
      socket.once('secureConnect', () => finish(`${socket.getProtocol()} ${socket.getCipher().name}`))
      socket.once('error', () => finish())
    }),
})

/** The weak ciphers lower OpenSSL's security level: otherwise OpenSSL refuses old versions, however nginx is configured. */
export const [soundCiphers, weakCiphers] = [
  'ssl_ciphers ECDHE',
  'ssl_ciphers ALL:COMPLEMENTOFALL:@SECLEVEL=0:ECDHE',
] as const

const old = { maxVersion: 'TLSv1.2', minVersion: 'TLSv1.2' } as const
export const transport: AttackClass = {
  name: 'weak TLS',
  works: 8,
  weakness: 'old versions and ciphers are taken, and every name',
  weaken: swap(
    ['ssl_reject_handshake on;', ''],
    ['ssl_protocols TLSv1.2 TLSv1.3;', 'ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;'],
    [soundCiphers, weakCiphers],
  ),
  techniques: [
    shake('TLS 1.0', { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' }),
    shake('TLS 1.1', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' }),
    shake('blocks in a chain', { ...old, ciphers: 'ECDHE-ECDSA-AES128-SHA:@SECLEVEL=0' }),
    shake('blocks in a chain, SHA-256', { ...old, ciphers: 'ECDHE-ECDSA-AES128-SHA256' }),
    shake('no encryption', { ...old, ciphers: 'ECDHE-ECDSA-NULL-SHA:@SECLEVEL=0' }),
    shake('no certificate', { ...old, ciphers: 'AECDH-AES128-SHA:@SECLEVEL=0' }),
    shake('name of another host', { servername: 'evil.example' }),
    shake('no name', { servername: '' }),
  ],
}

export const insideClasses = [accel, languages, transport]
