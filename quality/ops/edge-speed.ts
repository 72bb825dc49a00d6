import { createServer, request } from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseConfig } from '@polydex/core/db/config'
import { askEdge } from '../../scripts/edge/ask-edge.ts'
import { runEdge } from '../../scripts/edge/run-edge.ts'
import { keepAndRenew } from '../edge/keep-for.ts'
import { startEdge } from '../edge/start-edge.ts'
import { findFreePort, listen } from '../../tests/start-program.ts'
import { startSite } from '../../tests/start-site.ts'
import { expectBars, type Bar, type DrillOptions } from './drill.ts'
import { host } from './edge-stack.ts'
import { loadEdge } from './load-edge.ts'
import { median } from './median.ts'

const page = '/de/tool/canva'
/** Adds two servers to the same nginx that serve the same bytes: from a file, and from a cache without our rules. */
const withRivals =
  (folder: string, ports: { file: number; bare: number }) =>
  (conf: string): string =>
    conf.includes('proxy_cache_path')
      ? `${conf}
server {
  listen 127.0.0.1:${ports.file} ssl http2;
  server_name ${host};
  ssl_certificate ${folder}/fullchain.pem;
  ssl_certificate_key ${folder}/key.pem;
  access_log ${folder}/log/rivals.log polydex buffer=64k flush=1s;
  location / { root ${folder}/rival; types {} default_type text/html; add_header Content-Encoding br; try_files /page =404; }
}
server {
  listen 127.0.0.1:${ports.bare} ssl http2;
  server_name ${host};
  ssl_certificate ${folder}/fullchain.pem;
  ssl_certificate_key ${folder}/key.pem;
  access_log ${folder}/log/rivals.log polydex buffer=64k flush=1s;
  proxy_cache polydex;
  proxy_cache_key "bare $request_uri";
  proxy_ignore_headers Vary;
  location / { proxy_set_header Accept-Encoding br; proxy_pass http://polydex_origin; }
}
`
      : conf

/** Loads each server in turn, round by round, so that other work on the machine affects all of them alike. */
async function compare(
  ports: Record<'edge' | 'file' | 'bare', number>,
  rounds: number,
  seconds: number,
): Promise<Bar[]> {
  const rates: Record<'edge' | 'file' | 'bare', number[]> = { edge: [], file: [], bare: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const name of ['file', 'edge', 'bare'] as const) {
      const origin = `https://${host}:${ports[name]}`
      const { perSecond, failed } = await loadEdge({ origin, host, paths: [page], seconds, connections: 16 })
      if (failed > 0) throw new Error(`${name}: ${failed} failed`)
      rates[name].push(perSecond)
    }
  const ratio = (to: 'file' | 'bare') => median(rates.edge.map((rate, round) => rate / (rates[to][round] ?? 1)))
  const [toFile, toBare] = [ratio('file'), ratio('bare')]
  const all = Object.entries(rates).map(([name, list]) => `${name} ${Math.round(median(list))}/s`)
  return [
    { name: `cached page ÷ file (${all.join(', ')})`, measured: toFile.toFixed(2), isMet: toFile >= 0.7 },
    { name: 'cached page ÷ bare cache', measured: toBare.toFixed(2), isMet: toBare >= 0.95 },
  ]
}

/** Starts a proxy between the edge and the web that counts requests. */
async function startCounter(
  web: string,
): Promise<{ port: number; countOf: (path: string) => number; stop: () => void }> {
  const counts = new Map<string, number>()
  const server = createServer((asked, answer) => {
    const path = asked.url ?? ''
    counts.set(path, (counts.get(path) ?? 0) + 1)
    const passed = request(new URL(path, web), { method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  const port = await listen(server)
  return { port, countOf: (path) => counts.get(path) ?? 0, stop: () => server.close() }
}

async function countRenders(web: string): Promise<Bar[]> {
  const counter = await startCounter(web)
  const { ports, stop } = await startEdge({ webs: [counter.port], host, change: keepAndRenew(2) })
  const ask = (path: string) => askEdge(ports, path, { headers: { Host: host } })
  const bars: Bar[] = []
  try {
    for (const [name, path] of [
      ['missing', '/ja/tool/canva'],
      ['expired', '/ko/tool/canva'],
    ] as const) {
      if (name === 'expired') {
        await ask(path)
        await wait(2_500)
      }
      const before = counter.countOf(path)
      const answers = await Promise.all(Array.from({ length: 500 }, () => ask(path)))
      const renders = counter.countOf(path) - before
      const failed = answers.filter(({ status }) => status !== 200).length
      const measured = `${renders} renders, ${failed} failed`
      bars.push({ name: `500 clients, one ${name} address`, measured, isMet: renders === 1 && failed === 0 })
    }
    return bars
  } finally {
    await stop()
    counter.stop()
  }
}

/** Compares the edge with a static file and with a cache without rules, and counts the renders that it saves the web. */
export async function run({ short }: DrillOptions): Promise<boolean> {
  const serverUrl = databaseConfig.parse(process.env).DATABASE_URL
  const site = await startSite({ serverUrl, sampleData: true })
  try {
    const webs = [Number(new URL(site.origin).port)] as const
    const rivals = { file: await findFreePort(), bare: await findFreePort() }
    const folder = await mkdtemp('/var/tmp/polydex-edge-speed.')
    await mkdir(join(folder, 'rival'))
    const edge = await runEdge({
      webs,
      host,
      folder,
      ports: { http: await findFreePort(), https: await findFreePort() },
      change: withRivals(folder, rivals),
    })
    const bars: Bar[] = []
    try {
      const { body } = await askEdge(edge.ports, page, { headers: { Host: host, 'Accept-Encoding': 'br' } })
      await writeFile(join(folder, 'rival', 'page'), body)
      const ports = { edge: edge.ports.https, ...rivals }
      bars.push(...(await compare(ports, short ? 5 : 25, 2)))
    } finally {
      await edge.stop()
      await rm(folder, { recursive: true })
    }
    bars.push(...(await countRenders(site.origin)))
    return expectBars(bars)
  } finally {
    await site.stop()
  }
}
