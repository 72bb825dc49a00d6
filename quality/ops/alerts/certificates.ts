import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { EdgeStack } from '../edge-stack.ts'
import { host } from '../edge-stack.ts'

const run = promisify(execFile)

export type Certificates = {
  /** Bundle of both certificates, for clients to trust. */
  trusted: string
  key: string
  cert: string
  /** Makes the edge serve the certificate that expires in five days, or its own again. */
  show: (which: 'ending' | 'own') => Promise<void>
}

/** Keeps the certificate of the edge, and makes one for the same name that expires in five days. */
export async function makeCertificates({ options: { folder }, processes }: EdgeStack): Promise<Certificates> {
  const edge = join(folder, 'edge')
  const of = (which: string, file: string) => join(folder, 'certificates', which, file)
  const files = ['key.pem', 'fullchain.pem'] as const
  for (const which of ['own', 'ending']) await mkdir(join(folder, 'certificates', which), { recursive: true })
  for (const file of files) await copyFile(join(edge, file), of('own', file))
  const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 5'
  const [key, cert] = [of('ending', 'key.pem'), of('ending', 'fullchain.pem')]
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  await run('openssl', [...words.split(' '), ...names, '-keyout', key, '-out', cert])
  const own = await readFile(of('own', 'fullchain.pem'), 'utf8')
  const trusted = join(folder, 'certificates', 'trusted.pem')
  await writeFile(trusted, own + (await readFile(cert, 'utf8')))
  const nginx = processes.find(({ name }) => name === 'nginx')?.pid ?? 0
  return {
    trusted,
    key: await readFile(of('own', 'key.pem'), 'utf8'),
    cert: own,
    show: async (which) => {
      for (const file of files) await copyFile(of(which, file), join(edge, file))
      process.kill(nginx, 'SIGHUP')
    },
  }
}
