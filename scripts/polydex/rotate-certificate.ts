import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import { copyFileSync, lstatSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from 'node:tls'
import { Failure, readHost, settingsFolder, succeeds, writePrivate } from './machine.ts'

const tls = join(settingsFolder, 'tls')
const names = ['fullchain.pem', 'key.pem'] as const
const dayMs = 86_400_000

/** Something read from a file; a refusal if it is not that. */
function readAs<Result>(path: string, what: string, read: (text: string) => Result): Result {
  try {
    return read(readFileSync(path, 'utf8'))
  } catch {
    throw new Failure(`refused: ${path} is not ${what}. Nothing was changed`)
  }
}

function findFault(certificate: X509Certificate, key: KeyObject, host: string): string | undefined {
  if (!certificate.checkPrivateKey(key)) return 'the key does not match the certificate'
  const missing = [host, `www.${host}`].find((name) => certificate.checkHost(name) === undefined)
  if (missing !== undefined) return `it does not cover ${missing}`
  if (certificate.validFromDate.getTime() > Date.now()) return 'it is not valid yet'
  return certificate.validToDate.getTime() < Date.now() + dayMs ? 'it expires within a day' : undefined
}

/** The fingerprint of the certificate that the edge serves; undefined if it does not answer. */
const findServed = (host: string): Promise<string | undefined> =>
  new Promise((done) => {
    const port = Number(process.env['POLYDEX_HTTPS_PORT'] ?? 443)
    const socket = connect({ host: '127.0.0.1', port, servername: host, rejectUnauthorized: false, timeout: 2_000 })
    const end = (fingerprint?: string): void => {
      socket.destroy()
      done(fingerprint)
    }
    socket.once('secureConnect', () => end(socket.getPeerX509Certificate()?.fingerprint256))
    socket.once('error', () => end())
    socket.once('timeout', () => end())
  })

const isLink = (path: string): boolean => lstatSync(path).isSymbolicLink()

/** Atomic. A file of certbot is a symlink and stays one here, so that the next renewal changes both. */
function put(from: string, name: string): void {
  const to = join(tls, name)
  if (!isLink(from)) return writePrivate(to, readFileSync(from, 'utf8'))
  rmSync(`${to}.new`, { force: true })
  symlinkSync(from, `${to}.new`)
  renameSync(`${to}.new`, to)
}

/** nginx -t opens both files as nginx would; until the reload nginx keeps serving the previous ones. */
async function isTaken(wanted: string | undefined, host: string): Promise<boolean> {
  if (!succeeds('nginx', ['-t', '-q'], { isQuiet: false }) || !succeeds('systemctl', ['reload', 'nginx'])) return false
  const end = Date.now() + 1_000 * Number(process.env['POLYDEX_PATIENCE'] ?? 10)
  while (Date.now() < end) {
    if ((await findServed(host)) === wanted) return true
    await wait(200)
  }
  return false
}

/** Refuses a certificate that would not work for visitors. If the edge does not serve it, the previous one is restored. */
export async function rotateCertificate(chainFile: string, keyFile: string): Promise<void> {
  const host = readHost()
  const certificate = readAs(chainFile, 'a certificate', (text) => new X509Certificate(text))
  const key = readAs(keyFile, 'a key, or needs a passphrase', (text) => createPrivateKey(text))
  const fault = findFault(certificate, key, host)
  if (fault !== undefined) throw new Failure(`refused: ${fault}. Nothing was changed`)
  const before = await findServed(host)
  for (const name of names) {
    const [own, kept] = [join(tls, name), join(tls, `${name}.before`)]
    rmSync(kept, { force: true })
    if (isLink(own)) symlinkSync(readlinkSync(own), kept)
    else copyFileSync(own, kept)
  }
  put(resolve(chainFile), names[0])
  put(resolve(keyFile), names[1])
  if (await isTaken(certificate.fingerprint256, host)) {
    for (const name of names) rmSync(join(tls, `${name}.before`))
    return console.log(`the edge serves it; valid until ${certificate.validTo}`)
  }
  for (const name of names) renameSync(join(tls, `${name}.before`), join(tls, name))
  if (!(await isTaken(before, host))) console.error('the edge does not serve the previous certificate either: nginx -t')
  throw new Failure('the edge does not serve the new certificate; restored the previous one')
}
