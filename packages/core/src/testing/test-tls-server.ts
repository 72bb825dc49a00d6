import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FetchOptions } from '../outside/fetch-public.ts'

/**
 * Creates a certificate for each test run: a stored one would expire. Names in openssl's notation. `isExpired`: it ended
 * yesterday.
 */
export function createCertificate(
  names = 'DNS:lists.test,DNS:other.test,IP:127.0.0.1',
  extensions: readonly string[] = [],
  isExpired = false,
): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'polydex-certificate-'))
  const [keyPath, certPath] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=lists.test'
  const added = [`subjectAltName=${names}`, ...extensions].flatMap((extension) => ['-addext', extension])
  execFileSync('openssl', [...words.split(' '), ...added, '-keyout', keyPath, '-out', certPath], { stdio: 'ignore' })
  const renew = ['x509', '-in', certPath, '-signkey', keyPath, '-days', '-1', '-out', certPath]
  if (isExpired) execFileSync('openssl', renew, { stdio: 'ignore' })
  const pair = { key: readFileSync(keyPath, 'utf8'), cert: readFileSync(certPath, 'utf8') }
  rmSync(folder, { recursive: true })
  return pair
}

type TestServer = { ca: string; port: number }

/** The agent's port overrides the address's, so that addresses keep the default one. */
const agentOptionsOf = ({ ca, port }: TestServer, resolved: string): NonNullable<FetchOptions['agentOptions']> => ({
  ca,
  port,
  lookup: (_hostname, options, callback) =>
    options.all === true ? callback(null, [{ address: resolved, family: 4 }]) : callback(null, resolved, 4),
})

/** Options with which a fetch reaches the server on this machine, also from another process. */
export const fetchOptionsOf = (server: TestServer): Required<Pick<FetchOptions, 'isPublic' | 'agentOptions'>> => ({
  isPublic: (host) => host === '127.0.0.1',
  agentOptions: agentOptionsOf(server, '127.0.0.1'),
})

/** Starts a server on this machine that https://lists.test/ reaches, with its fetch options. */
export async function openTlsServer(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const certificate = createCertificate()
  const seen = { connections: 0, paths: [] as string[] }
  const server = createServer(certificate, (request, response) => {
    seen.paths.push(request.url ?? '')
    answer(request, response)
  })
  server.on('connection', () => (seen.connections += 1))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The test server has no port')
  const here = { ca: certificate.cert, port: address.port }
  return {
    seen,
    here,
    agentOptionsAt: (resolved: string) => agentOptionsOf(here, resolved),
    fetchOptions: fetchOptionsOf(here),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
