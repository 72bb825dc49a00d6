import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { createServer, isIPv6, type LookupFunction, type Server, type Socket } from 'node:net'
import { createCertificate } from '@polydex/core/testing/test-tls-server'

/** An address in a DNS answer. */
export type Resolved = {
  address: string
  /**
   * The address that the socket gets if the first one passes the check: this machine has only some of the special ones.
   */
  standIn?: string
}

/** Addresses of this machine that stand for its inner network. */
const innerAddresses = ['127.0.0.1', '::1']

/** The attacker's server. The code under test sees a public address, and nothing leaves this machine. */
export const outside = { address: '93.184.216.34', standIn: '127.0.0.2' } satisfies Resolved

/** A public address at which no server answers. */
export const deadOutside: Resolved = { address: '93.184.216.35', standIn: '127.0.0.3' }

/** An address that this machine does not have; connections to it arrive at an inner listener. */
export const inside = (address: string): Resolved => ({
  address,
  standIn: isIPv6(address) ? '::1' : '127.0.0.1',
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export type HostileNetwork = {
  /** Port of every server: sockets for addresses without a port use it. */
  port: number
  /** Port of another service at the attacker's public address; it counts as inner. */
  otherPort: number
  ca: string
  /** Connections to the inner network and requests at the attacker's server, since the start. */
  seen: { inner: number; outer: number }
  /** Answers of the attacker's server. */
  answerWith: (answer: Answer) => void
  close: () => Promise<void>
}

/** Opens the attacker's server, with a certificate for every host below tool.test, and inner listeners on the same port. */
export async function openHostileNetwork(): Promise<HostileNetwork> {
  const seen = { inner: 0, outer: 0 }
  let answer: Answer | undefined
  const outer = createTlsServer((request, response) => {
    seen.outer += 1
    answer?.(request, response)
  })
  const countInner = (socket: Socket) => {
    seen.inner += 1
    socket.on('error', () => {}).destroy()
  }
  const inner = innerAddresses.map(() => createServer(countInner))
  const port = await listenOnOnePort(outer, inner)
  const other = createServer(countInner)
  const otherPort = await listen(other, outside.standIn, 0)
  // Requested by clients that complete a certificate chain or check for revocation.
  const inward = `http://127.0.0.1:${port}`
  const issuers = `authorityInfoAccess=caIssuers;URI:${inward}/issuer,OCSP;URI:${inward}/status`
  const certificate = createCertificate('DNS:*.tool.test', [issuers])
  outer.setSecureContext(certificate)
  return {
    port,
    otherPort,
    ca: certificate.cert,
    seen,
    answerWith: (given) => (answer = given),
    close: async () => {
      outer.closeAllConnections()
      await Promise.all([outer, other, ...inner].map((server) => new Promise((done) => server.close(done))))
    },
  }
}

const maxTries = 20

/** A port that is free on the first address may be taken on the others. */
async function listenOnOnePort(outer: Server, inner: readonly Server[]): Promise<number> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const port = await listen(outer, outside.standIn, 0)
    const others = await Promise.allSettled(
      inner.map((server, index) => listen(server, innerAddresses[index] ?? '', port)),
    )
    if (others.every(({ status }) => status === 'fulfilled')) return port
    await Promise.all([outer, ...inner].map((server) => new Promise((done) => server.close(done))))
  }
  throw new Error('No port is free on every address')
}

const listen = (server: Server, address: string, port: number): Promise<number> =>
  new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, address, () => {
      server.off('error', fail)
      const bound = server.address()
      done(typeof bound === 'object' && bound !== null ? bound.port : 0)
    })
  })

type Lookup = {
  /** Each query gets the next list; the last one repeats. */
  answers: readonly (readonly Resolved[])[]
  /** For a client that checks no address: its socket is the first to read them. */
  isUnchecked?: boolean
}

/** A lookup for sockets. */
export function createLookup({ answers, isUnchecked = false }: Lookup): LookupFunction {
  let questions = 0
  return (_hostname, { all }, callback) => {
    const resolved = answers[Math.min(questions, answers.length - 1)] ?? []
    questions += 1
    const found = resolved.map((one) => toSocketAddress(one, isUnchecked))
    const [first] = found
    if (all === true) callback(null, found)
    else callback(null, first?.address ?? '', first?.family)
  }
}

/** The check reads the address first; later reads are the socket's, which gets the stand-in. */
function toSocketAddress(
  { address, standIn = address }: Resolved,
  isUnchecked: boolean,
): { address: string; family: number } {
  let isChecked = isUnchecked
  return {
    family: isIPv6(standIn) ? 6 : 4,
    get address() {
      const read = isChecked ? standIn : address
      isChecked = true
      return read
    },
  }
}
