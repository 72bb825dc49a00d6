import { h2, h2Start } from './h2-frames.ts'
import { deceive, inject, poison } from './judge.ts'
import { edgeHost } from '../../../scripts/edge/ask-edge.ts'
import { ask, get } from './send.ts'
import { swap, type AttackClass } from './technique.ts'

const hosts: AttackClass = {
  name: 'host',
  works: 6,
  weakness: 'the web learns the host as it was sent',
  weaken: swap(['Host $server_name;', 'Host $http_host;'], ['Host $host;', 'Host $http_host;']),
  techniques: [
    poison('another host', (page) => get(page, 'Host: evil.example')),
    poison('port', (page) => get(page, `Host: ${edgeHost}:1337`)),
    poison('port that is none', (page) => get(page, `Host: ${edgeHost}:evil`)),
    poison('upper case', (page) => get(page, `Host: ${edgeHost.toUpperCase()}`)),
    poison('final dot', (page) => get(page, `Host: ${edgeHost}.`)),
    poison('user in front', (page) => get(page, `Host: evil@${edgeHost}`)),
    poison('path behind', (page) => get(page, `Host: ${edgeHost}/evil`)),
    poison('two hosts', (page) => get(page, `Host: ${edgeHost}`, 'Host: evil.example')),
    poison('two hosts, ours last', (page) => get(page, 'Host: evil.example', `Host: ${edgeHost}`)),
    poison('list of hosts', (page) => get(page, `Host: ${edgeHost}, evil.example`)),
    poison('folded host', (page) => get(page, `Host: ${edgeHost}`, ' evil.example')),
    poison('space before the colon', (page) => get(page, `Host: ${edgeHost}`, 'Host : evil.example')),
    poison('our address in absolute form, another host', (page) =>
      get(`https://${edgeHost}${page}`, 'Host: evil.example'),
    ),
    poison('another address in absolute form', (page) => get(`https://evil.example${page}`)),
    poison('www', (page) => get(page, `Host: www.${edgeHost}`)),
    poison('authority and host in HTTP/2', (page) => h2([...h2Start('GET', page), ['host', 'evil.example']])),
    poison('authority with a port in HTTP/2', (page) => h2(h2Start('GET', page, `${edgeHost}:1337`))),
  ],
}

/** Spellings that a parser, the cache or the web could mistake for the page. */
const spellings: Record<string, (page: string) => string> = {
  'dot segments': (page) => `/evil/..${page}`,
  'encoded dot segments': (page) => `/evil/%2e%2e${page}`,
  'dot segments encoded twice': (page) => `/evil/%252e%252e${page}`,
  'single dot': (page) => `/.${page}`,
  'encoded slash': (page) => page.replace(/\/([^/]+)$/, '%2f$1'),
  'slash encoded twice': (page) => page.replace(/\/([^/]+)$/, '%252f$1'),
  'two slashes': (page) => `/${page}`,
  'slash at the end': (page) => `${page}/`,
  backslash: (page) => page.replace(/\/([^/]+)$/, String.raw`\$1`),
  'encoded backslash': (page) => page.replace(/\/([^/]+)$/, '%5c$1'),
  'dots and backslashes': (page) => String.raw`/evil\..` + page,
  'encoded letter': (page) => page.replace('tool', 't%6fol'),
  'null byte': (page) => `${page}%00evil`,
  'semicolon and parameter': (page) => `${page};evil=1`,
  'dots and semicolon': (page) => `/evil/..;${page}`,
  'overlong dots': (page) => `/evil/%c0%ae%c0%ae${page}`,
  'wide slash': (page) => page.replace(/\/([^/]+)$/, '%ef%bc%8f$1'),
  'line end': (page) => `${page}%0d%0aevil`,
  'space at the end': (page) => `${page}%20`,
  'tab at the end': (page) => `${page}%09`,
  'number sign': (page) => `${page}#evil`,
  'encoded number sign': (page) => `${page}%23evil`,
  'encoded question mark': (page) => `${page}%3fevil`,
  'upper case': (page) => page.replace('/tool/', '/TOOL/'),
  'percent and no digits': (page) => `${page}%zz`,
}

const paths: AttackClass = {
  name: 'spelling of the path',
  works: 5,
  weakness: 'the key has the path as nginx normalises it',
  weaken: swap(['proxy_cache_key "$server_name$edge_path', 'proxy_cache_key "$server_name$uri']),
  techniques: Object.entries(spellings).map(([name, spell]) => poison(name, (page) => get(spell(page)))),
}

const deceptions: AttackClass = {
  name: 'deception',
  works: 25,
  weakness: 'cookies pass with every read, private pages are stored like others, and no-store does not count',
  weaken: swap(
    ['"~^(?:GET|HEAD) (?!private$)" "";', '"~^(?:GET|HEAD) " 1;'],
    ['proxy_cache_bypass $edge_is_own;', ''],
    ['proxy_no_cache $edge_is_own;', ''],
    ['proxy_ignore_headers Vary;', 'proxy_ignore_headers Vary Cache-Control Set-Cookie; proxy_cache_valid any 5m;'],
  ),
  isShownOnSite: true,
  techniques: [
    deceive('private page itself', '/account', '/de/account', '/collect', '/ja/account'),
    deceive('data of a private page', '/account.data', '/de/collect.data', '/account.data?_routes=x'),
    deceive('private call', '/api/favorites/getMyFavorites', '/api/account/getAccount', '/api/account/getSessions'),
    deceive('style sheet below', '/account/x.css', '/de/account/x.css', '/collect/x.css'),
    deceive('suffix of a script', '/account.js', '/account.css', '/collect.svg'),
    deceive('encoded slash and style sheet', '/account%2fx.css', '/collect%2Fx.css'),
    deceive('semicolon and script', '/account;.js', '/account;x.css', '/collect;a=b.svg'),
    deceive('encoded number sign', '/account%23x.css'),
    deceive('encoded question mark', '/account%3fx.css', '/account%3F/assets/x.css'),
    deceive('null byte and suffix', '/account%00.css'),
    deceive('line feed at the end', '/account%0a', '/account%0a.css', '/account%0d%0a'),
    deceive('from the files by encoded dots', '/assets/%2e%2e/account', '/covers/%2e%2e/account'),
    deceive('from the files by encoded slashes', '/assets/..%2faccount', '/flags/..%2Faccount'),
    deceive('from the files by a backslash', String.raw`/share/..\account`, '/share/..%5caccount'),
    deceive('into the files and back', '/account/../assets/x.css', '/account/%2e%2e/assets/x.css'),
    deceive('two slashes', '//account', '/assets//../account'),
    deceive('suffix below a call', '/api/favorites/getMyFavorites/x.svg', '/api/favorites/getMyFavorites%2fx.css'),
    deceive('suffix of a call', '/api/favorites/getMyFavorites.css', '/api/favorites/getMyFavorites;.js'),
    deceive(
      'call as documentation',
      '/api/docs/../favorites/getMyFavorites',
      '/api/docs/%2e%2e/favorites/getMyFavorites',
    ),
    deceive('upper case', '/ACCOUNT', '/Account', '/API/favorites/getMyFavorites'),
    deceive('encoded letter', '/%61ccount', '/acc%6funt.data', '/%61pi/favorites/getMyFavorites'),
    deceive('slash at the end', '/account/', '/collect/'),
    deceive('dot at the end', '/account.', '/account/.'),
    deceive('file as a parameter', '/account?x.css', '/account?/assets/x.css'),
    deceive('name of a well-known file', '/account/robots.txt', '/account/favicon.ico', '/account/sitemap.xml'),
    deceive('page of a tool', '/tool/..%2faccount', '/tool/canva/%2e%2e/%2e%2e/account', '/tool/canva/maker.css'),
  ],
}

const evilLine = /^x-evil:.*$/im
const responses: AttackClass = {
  name: 'response splitting',
  works: 3,
  weakness: 'redirects to https have the decoded path',
  weaken: swap(['$request_uri;', '$uri;']),
  techniques: [
    inject('line end in a path, http', evilLine, { bytes: get('/a%0d%0aX-Evil:%201'), as: 'http' }),
    inject('line feed in a path, http', evilLine, { bytes: get('/a%0aX-Evil:%201'), as: 'http' }),
    inject('line end in a path, www', evilLine, get('/a%0d%0aX-Evil:%201', `Host: www.${edgeHost}`)),
    inject('line end in a query, www', evilLine, get('/a?b=%0d%0aX-Evil:%201', `Host: www.${edgeHost}`)),
    inject('line end in the query of the home page', evilLine, get('/?a=%0d%0aX-Evil:%201', 'Accept-Language: de')),
    inject('line end in a path that is redirected', evilLine, get('/TOOL/a%0d%0aX-Evil:%201')),
    inject('wide line end', evilLine, { bytes: get('/a%E5%98%8D%E5%98%8AX-Evil:%201'), as: 'http' }),
    inject('line feed in a cookie', evilLine, get('/', 'Cookie: i18n_redirected=de%0d%0aX-Evil: 1')),
    inject('carriage return in a header', evilLine, ask('GET', '/', 'Accept-Language: de\rX-Evil: 1')),
    inject('line end in a path of HTTP/2', evilLine, h2(h2Start('GET', '/TOOL/a\r\nX-Evil: 1'))),
  ],
}

export const placeClasses = [hosts, paths, deceptions, responses]
