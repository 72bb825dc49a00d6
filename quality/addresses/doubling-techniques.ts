import type { DoublingTechnique } from './technique.ts'

const technique = (name: string, address: DoublingTechnique['address'], weakness: string): DoublingTechnique => ({
  name,
  weakness,
  known: 'root',
  address,
})

/** Other spellings of an address that is listed, or waits for a decision. */
export const doublingTechniques: DoublingTechnique[] = [
  technique('other scheme', (host) => `http://${host}/`, 'the scheme is part of what is compared'),
  technique('www', (host) => `https://www.${host}/`, 'a site is compared with its www. name as another'),
  technique('capitals', (host) => `HTTPS://${host.toUpperCase()}/`, 'texts are compared, not hosts'),
  technique('slashes left out', (host) => `https:${host}`, 'the text is compared before it is parsed'),
  technique('default port', (host) => `https://${host}:00443/`, 'a port that says nothing is compared'),
  technique('escaped letter', (host) => `https://%61${host.slice(1)}/`, 'escapes in the host are kept'),
  technique(
    'full-width letters',
    (host) => `https://\uff41${host.slice(1).replace('.', '\u3002')}/`,
    'the host is compared before it is normalized',
  ),
  technique('slashes at the end', (host) => `https://${host}///`, 'one slash is dropped, further ones are not'),
  technique('index page', (host) => `https://${host}/index.html`, 'the page that a host shows has a name of its own'),
  technique('dot segments', (host) => `https://${host}/a/%2e%2e/`, 'the way up is compared as a part of the path'),
  technique('empty parameters', (host) => `https://${host}/?&&`, 'a query without content is compared'),
  technique('campaign', (host) => `https://${host}/?utm_source=x`, 'the way that a visitor took is compared'),
  technique('escaped campaign', (host) => `https://${host}/?%75tm_source=x`, 'parameters are told before decoding'),
  technique('affiliate', (host) => `https://${host}/?via=me&aff_id=7`, 'only parameters of campaigns are dropped'),
  technique('fragment', (host) => `https://${host}/#pricing`, 'a place on the page is compared'),
  technique('empty route', (host) => `https://${host}/#!/`, 'a fragment that looks like a path is compared'),
  {
    ...technique('escaped path', (host) => `https://${host}/%6eotes?a=1&b=2`, 'escapes that mean nothing are kept'),
    known: 'page',
  },
  {
    ...technique('order of parameters', (host) => `https://${host}/notes?b=2&a=1`, 'the query is compared as a text'),
    known: 'page',
  },
  {
    ...technique('letters of a name', (host) => `https://B\u00dcCHER.${host}/`, 'a name is compared with its code'),
    known: 'idn',
  },
]
