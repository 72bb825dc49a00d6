import type { ClaimFault } from '@polydex/contract/claim'
import type { Sites } from './open-sites.ts'

type Given = {
  sites: Sites
  /** Host of the tool. */
  host: string
  /** Token of the cheat's claim to it. */
  token: string
  /** Token of another account's claim to it. */
  foreign: string
  /** Token of the cheat's claim to another tool. */
  elsewhere: string
}

/** One way to pass as the owner of a host. */
type ProofCheat = {
  name: string
  /** The mistake of a check that it exploits. */
  weakness: string
  homepageOf?: (host: string) => string
  show: (given: Given) => void
  fault: ClaimFault
}

const file = (host: string): string => `https://${host}/.well-known/polydex.txt`
const otherTokens = Array.from({ length: 120 }, () => `polydex-${'b'.repeat(32)}\n`).join('')

export const proofCheats: ProofCheat[] = [
  {
    name: 'token of another account',
    weakness: 'any token of ours on the host counts',
    show: ({ sites, host, foreign }) => sites.pages.set(file(host), foreign),
    fault: 'wrong-token',
  },
  {
    name: 'token of the own claim to another tool',
    weakness: 'a token belongs to the account, not to one claim',
    show: ({ sites, host, elsewhere }) => sites.pages.set(file(host), elsewhere),
    fault: 'wrong-token',
  },
  {
    name: 'token within a line',
    weakness: 'the token is looked for anywhere in the text',
    show: ({ sites, host, token }) => sites.pages.set(file(host), `refused: ${token}, see our rules`),
    fault: 'wrong-token',
  },
  {
    name: 'token in capitals',
    weakness: 'texts are compared without regard to case, so that a site that echoes names counts',
    show: ({ sites, host, token }) => sites.pages.set(file(host), token.toUpperCase()),
    fault: 'wrong-token',
  },
  {
    name: 'file at another path',
    weakness: 'visitors may upload files, and each of them counts',
    show: ({ sites, host, token }) => {
      for (const path of ['polydex.txt', 'uploads/polydex.txt', '.well-known/polydex.txt/1'])
        sites.pages.set(`https://${host}/${path}`, token)
    },
    fault: 'missing',
  },
  {
    name: 'file over http',
    weakness: 'every router between us and the host can answer without TLS',
    homepageOf: (host) => `http://plain-${host}/`,
    show: ({ sites, host, token }) => sites.pages.set(file(`plain-${host}`).replace('https', 'http'), token),
    fault: 'unreachable',
  },
  {
    name: 'server without a certificate for the host',
    weakness: 'certificates are not checked, so that an intercepted address counts',
    homepageOf: (host) => `https://uncertified-${host}/`,
    show: ({ sites, host, token }) => sites.pages.set(file(`uncertified-${host}`), token),
    fault: 'unreachable',
  },
  {
    name: 'host below that of the tool',
    weakness: 'the holder of one name below a domain speaks for the domain',
    show: ({ sites, host, token }) => {
      sites.pages.set(file(`user.${host}`), token)
      sites.records.set(`_polydex.user.${host}`, [token])
    },
    fault: 'missing',
  },
  {
    name: 'host above that of the tool',
    weakness: 'the provider of a host speaks for its customers',
    homepageOf: (host) => `https://customer.${host}/`,
    show: ({ sites, host, token }) => {
      sites.pages.set(file(host), token)
      sites.records.set(`_polydex.${host}`, [token])
    },
    fault: 'missing',
  },
  {
    name: 'record at another name',
    weakness: 'every record of the host counts, also those that its users may write',
    show: ({ sites, host, token }) => {
      sites.records.set(host, [token])
      sites.records.set(`_polydex.www.${host}`, [token])
      sites.records.set(`polydex.${host}`, [token])
    },
    fault: 'missing',
  },
  {
    name: 'record that quotes the token',
    weakness: 'records are searched for the token instead of being compared',
    show: ({ sites, host, token }) => sites.records.set(`_polydex.${host}`, [`rejected=${token}`]),
    fault: 'wrong-token',
  },
  {
    name: 'redirect to a host of the cheat',
    weakness: 'an open redirect of the host leads to any file',
    show: ({ sites, host, token }) => {
      sites.pages.set(file(host), (_, response) => void response.writeHead(302, { location: file('site-0.com') }).end())
      sites.pages.set(file('site-0.com'), token)
    },
    fault: 'moved',
  },
  {
    name: 'token at the end of a long file',
    weakness: 'a file that visitors append to is read to its end',
    show: ({ sites, host, token }) => sites.pages.set(file(host), `${otherTokens}${token}\n`),
    fault: 'too-large',
  },
  {
    name: 'page that echoes the request',
    weakness: 'the request says what is looked for',
    show: ({ sites, host }) =>
      sites.pages.set(file(host), ({ url, rawHeaders }, response) => {
        response.end([url, ...rawHeaders].join('\n'))
      }),
    fault: 'wrong-token',
  },
  {
    name: 'page for unknown addresses with comments',
    weakness: 'one line of a page counts, and any visitor may have written it',
    show: ({ sites, host, token }) =>
      sites.pages.set(file(host), `<h1>Not found</h1>\n<p>Latest comments:</p>\n<pre>\n${token}\n</pre>\n`),
    fault: 'wrong-token',
  },
  {
    name: 'error page with the token',
    weakness: 'the body counts, whatever the status says',
    show: ({ sites, host, token }) =>
      sites.pages.set(file(host), (_, response) => void response.writeHead(403).end(token)),
    fault: 'missing',
  },
]
