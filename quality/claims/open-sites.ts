import { createServer as createPlainServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { Server } from 'node:net'
import { createCertificate } from '@polydex/core/testing/test-tls-server'
import type { ProofOptions } from '../../apps/worker/src/claims/find-proof.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Sites of makers and of cheats, and the DNS that resolves them. */
export type Sites = {
  /** By address, such as `https://alpha.com/a.txt`; a text is an answer with status 200. */
  pages: Map<string, string | Answer>
  /** TXT records by name. */
  records: Map<string, string[]>
  options: ProofOptions
  close: () => Promise<void>
}

/** Address that answers http but not https. */
const plainAddress = '127.0.0.3'

/** The hosts of the tools in tests, `site-1.com` and so on, and all their subdomains have a certificate. */
const siteCount = 60
export const hostOf = (site: number): string => `site-${site}.com`

/** Opens a real TLS server for the sites, and a plain one for hosts that begin with `plain-`. */
export async function openSites(): Promise<Sites> {
  const pages: Sites['pages'] = new Map()
  const records: Sites['records'] = new Map()
  const answerOver =
    (scheme: string): Answer =>
    (request, response) => {
      const page = pages.get(`${scheme}://${request.headers.host?.replace(/:\d+$/, '')}${request.url}`)
      if (typeof page === 'function') page(request, response)
      else response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/plain' }).end(page)
    }
  const names = Array.from({ length: siteCount }, (_, site) => `DNS:${hostOf(site)},DNS:*.${hostOf(site)}`)
  const certificate = createCertificate(names.join(','))
  const tls = createTlsServer(certificate, answerOver('https'))
  const port = await listen(tls, '127.0.0.1', 0)
  const plain = createPlainServer(answerOver('http'))
  await listen(plain, plainAddress, port)
  return {
    pages,
    records,
    options: {
      isPublic: () => true,
      resolveTxt: async (name) => (records.get(name) ?? []).map((text) => [text]),
      agentOptions: {
        ca: certificate.cert,
        port,
        lookup: (host, _options, callback) =>
          callback(null, [{ address: host.startsWith('plain-') ? plainAddress : '127.0.0.1', family: 4 }]),
      },
    },
    close: async () => {
      for (const server of [tls, plain]) server.closeAllConnections()
      await Promise.all([tls, plain].map((server) => new Promise((done) => server.close(done))))
    },
  }
}

const listen = (server: Server, address: string, port: number): Promise<number> =>
  new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, address, () => {
      const bound = server.address()
      done(typeof bound === 'object' && bound !== null ? bound.port : 0)
    })
  })
