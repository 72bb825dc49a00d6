import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { copySmallCatalogue } from '@polydex/core/testing/copy-small-catalogue'
import { askEdge, type EdgeAnswer } from '../../scripts/edge/ask-edge.ts'
import { downStack, upStack, type StackOptions, type StackProcess } from '../../scripts/stack/stack.ts'
import { findFreePort, isFree } from '../../tests/start-program.ts'

/** A name that this machine resolves: wrk takes the TLS server name from its URL. */
export const host = 'localhost'

export const prefixes = ['', '/tw', '/zh', '/es', '/de', '/ja', '/ko', '/vi', '/pt']

export type EdgeStack = {
  options: StackOptions
  processes: StackProcess[]
  /** Connects as the owner of the database. */
  databaseUrl: string
  ask: (path: string, headers?: Record<string, string>) => Promise<EdgeAnswer>
  /** The requests that passed the cache since the edge was started, line by line. */
  readOrigin: () => Promise<OriginLine[]>
}

/** `status` is the web's, or the edge's own if it did not forward the request. */
type OriginLine = { at: number; status: number; network: string; path: string }

/** Adds a log of requests that pass the cache; in production the edge does not write one. */
const logOrigin =
  (folder: string) =>
  (conf: string): string =>
    conf
      .replace('proxy_cache_path', `log_format origin '$msec $status $edge_network $request_uri';\nproxy_cache_path`)
      .replace(
        /(polydex-edge\.sock;\n) {2}access_log off;/,
        `$1  access_log ${folder}/edge/log/origin.log origin buffer=64k flush=1s;`,
      )

/** Finds two instance numbers whose ports are all free: another drill may be running. */
async function findFreeInstances(): Promise<[string, string]> {
  for (let first = 73; first < 99; first += 2) {
    const pair: [string, string] = [String(first), String(first + 1)]
    const ports = pair.flatMap((end) => ['31', '32', '41', '42', '43'].map((begin) => Number(`${begin}${end}`)))
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return pair
  }
  throw new Error('no pair of instances is free')
}

/** Runs a drill on the stack of deploy/, on its own ports and in its own folder, and removes all of it afterwards. */
export async function withEdgeStack<T>(
  given: Partial<Pick<StackOptions, 'changeEdge' | 'fill' | 'settings' | 'catalogue' | 'instances'>>,
  drill: (stack: EdgeStack) => Promise<T>,
): Promise<T> {
  const [http, https, postgres, redis] = await Promise.all([0, 1, 2, 3].map(() => findFreePort()))
  const folder = await mkdtemp('/var/tmp/polydex-edge-drill.')
  const log = logOrigin(folder)
  const { changeEdge = (conf: string) => conf, ...others } = given
  const catalogue = given.catalogue ?? (await copySmallCatalogue())
  const options: StackOptions = {
    folder,
    host,
    ports: { http: http ?? 0, https: https ?? 0, postgres: postgres ?? 0, redis: redis ?? 0 },
    instances: await findFreeInstances(),
    ...others,
    catalogue,
    changeEdge: (conf) => log(changeEdge(conf)),
  }
  try {
    const processes = await upStack(options, () => {})
    return await drill({
      options,
      processes,
      databaseUrl: `postgres://polydex:polydex@127.0.0.1:${options.ports.postgres}/polydex`,
      ask: (path, headers) => askEdge(options.ports, path, { headers: { Host: host, ...headers } }),
      readOrigin: () => readOrigin(join(folder, 'edge/log/origin.log')),
    })
  } finally {
    await downStack(options)
    await rm(folder, { recursive: true, force: true })
    if (given.catalogue === undefined) await rm(catalogue, { recursive: true, force: true })
  }
}

async function readOrigin(file: string): Promise<OriginLine[]> {
  // Longer than the flush interval of the log, 1 s.
  await wait(1_100)
  return (await readFile(file, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [at, status, network = '', path = ''] = line.split(' ')
      return { at: Number(at) * 1_000, status: Number(status), network, path }
    })
}

/** Requests a page until the edge has it: retried, because the edge limits renders and may answer 429. */
export async function warmUp({ ask }: Pick<EdgeStack, 'ask'>, path: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { status } = await ask(path, { 'Accept-Encoding': 'gzip, br' })
    if (status === 200) return
    await wait(500)
  }
  throw new Error(`${path} could not be warmed`)
}
