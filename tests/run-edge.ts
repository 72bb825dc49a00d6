import { execFile, spawn } from 'node:child_process'
import { chmod, cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { askEdge, edgeHost, type EdgePorts } from './ask-edge.ts'

const run = promisify(execFile)

export type RunningEdge = {
  ports: EdgePorts
  /** Holds its configuration, cache and logs. */
  folder: string
  pid: number
  readLog: () => Promise<string>
  stop: () => Promise<void>
}

export type EdgeOptions = {
  /** Ports of the web's processes. */
  webs: readonly [number, ...number[]]
  /** Changes the configuration, to prove what a line of it is for. */
  change?: (conf: string) => string
  /** Holds all of its files. Kept after a stop, so that a later start finds the cache. */
  folder: string
  ports: EdgePorts
  host?: string
  /** Whether nginx outlives this process. */
  isDetached?: boolean
}

/** Makes a self-signed certificate, which browsers and curl are told to accept. */
async function makeCertificate(folder: string, host: string): Promise<void> {
  const names = `subjectAltName=DNS:${host},DNS:www.${host}`
  const options = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30']
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'fullchain.pem')]
  await run('openssl', ['req', ...options, ...files, '-subj', `/CN=${host}`, '-addext', names])
}

/** Replaces the servers of the upstream, which are consecutive lines. */
const nameWebs = (upstream: string, webs: readonly number[]): string =>
  upstream.replace(
    /(?: {2}server .*\n)+/,
    webs.map((port) => `  server 127.0.0.1:${port} max_fails=2 fail_timeout=2s;\n`).join(''),
  )

/** Writes the files of deploy/nginx for this machine: changes ports, folders and the host, and nothing else except `change`. */
async function writeConfiguration(
  folder: string,
  ports: EdgePorts,
  { webs, host = edgeHost, change = (conf) => conf }: EdgeOptions,
) {
  await cp('deploy/nginx', folder, { recursive: true })
  const adapt = (conf: string) =>
    conf
      .replaceAll('/etc/nginx/conf.d', folder)
      .replaceAll('/etc/nginx/polydex', join(folder, 'polydex'))
      .replaceAll('/etc/polydex/tls', folder)
      .replaceAll('/var/cache/nginx', join(folder, 'cache'))
      .replaceAll('/var/log/nginx', join(folder, 'log'))
      .replaceAll('/run/', `${folder}/run/`)
      .replaceAll(/ {2}listen \[::\].*\n/g, '')
      .replaceAll('listen 80', `listen 127.0.0.1:${ports.http}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${ports.https}`)
      .replaceAll('example.org$request_uri', `${host}:${ports.https}$request_uri`)
      .replaceAll('example.org', host)
  const upstream = join(folder, 'polydex/upstream.conf')
  await writeFile(upstream, nameWebs(await readFile(upstream, 'utf8'), webs))
  const parts = (await readdir(join(folder, 'polydex'))).filter((name) => name.endsWith('.conf'))
  for (const name of ['polydex.conf', ...parts.map((part) => join('polydex', part))]) {
    const path = join(folder, name)
    await writeFile(path, change(adapt(await readFile(path, 'utf8'))))
  }
  const main = adapt(await readFile(join(folder, 'nginx.conf'), 'utf8')).replace('*.conf', 'polydex.conf')
  await writeFile(join(folder, 'nginx.conf'), `error_log ${folder}/log/start.log warn;\n${main}`)
}

/** Starts nginx with the files of deploy/nginx in front of running webs, on ports of 127.0.0.1. */
export async function runEdge(options: EdgeOptions): Promise<RunningEdge> {
  const { folder, ports } = options
  // The workers of nginx run as another user.
  await chmod(folder, 0o755)
  for (const name of ['cache', 'log', 'run']) await mkdir(join(folder, name), { recursive: true })
  await makeCertificate(folder, options.host ?? edgeHost)
  await writeConfiguration(folder, ports, options)
  const main = join(folder, 'nginx.conf')
  await run('nginx', ['-t', '-q', '-c', main, '-p', folder, '-e', join(folder, 'log', 'start.log')])
  const child = spawn(
    'nginx',
    ['-c', main, '-p', folder, '-e', join(folder, 'log', 'start.log'), '-g', 'daemon off;'],
    {
      stdio: ['ignore', 'ignore', options.isDetached === true ? 'ignore' : 'inherit'],
      detached: options.isDetached ?? false,
    },
  )
  if (options.isDetached === true) child.unref()
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  try {
    await waitForEdge(ports, options.host)
  } catch (error) {
    await stop()
    throw error
  }
  const readLog = async () => {
    // Longer than the flush interval of the log, 1 s.
    await wait(1_100)
    return readFile(join(folder, 'log', 'polydex.log'), 'utf8')
  }
  return { ports, folder, pid: child.pid ?? 0, readLog, stop }
}

async function waitForEdge(ports: EdgePorts, host?: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answered = await askEdge(ports, '/robots.txt', host === undefined ? {} : { headers: { Host: host } }).then(
      () => true,
      () => false,
    )
    if (answered) return
    await wait(100)
  }
  throw new Error('nginx did not come up')
}
