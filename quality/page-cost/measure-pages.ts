import type { Db } from '@polydex/core/db/connect'
import { sql } from 'kysely'
import { readCpuMs } from '../bench/read-cpu.ts'
import { runLoad } from '../bench/run-load.ts'
import { quantile } from '../../tests/quantile.ts'
import type { Side } from './start-side.ts'

/** Of one side and kind of page; CPU milliseconds per page, over all threads. */
export type PageTimes = { perSecond: number; p50: number; p99: number; web: number; api: number; postgres: number }

const headers = { 'Accept-Encoding': 'br' }
/** Connections; enough to keep one web busy. */
const atOnce = 16

/** The first pages trigger compilation, so their times do not count. */
export async function warmUp({ web }: Side, paths: string[]): Promise<void> {
  await runLoad({ origin: web.origin, paths, headers, pace: { atOnce: 2 } })
}

/** Requests each address once. */
export async function measurePages(db: Db, side: Side, paths: string[]): Promise<PageTimes> {
  const before = await readCpu(db, side)
  const { asked, seconds } = await runLoad({
    origin: side.web.origin,
    paths,
    headers,
    pace: { atOnce },
  })
  const after = await readCpu(db, side)
  const failed = asked.filter(({ status }) => status !== 200)
  if (failed.length > 0)
    throw new Error(`${failed.length} of ${asked.length} pages failed, one with ${failed[0]?.status}`)
  const latencies = asked.map(({ latencyMs }) => latencyMs)
  const perPage = (part: keyof typeof before) => (after[part] - before[part]) / asked.length
  return {
    perSecond: asked.length / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    web: perPage('web'),
    api: perPage('api'),
    postgres: perPage('postgres'),
  }
}

async function readCpu(db: Db, { web, api }: Side) {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db)
  const backends = await Promise.all(rows.map(({ pid }) => readCpuMs(pid).catch(() => 0)))
  return {
    web: await readCpuMs(web.child.pid ?? 0),
    api: await readCpuMs(api.child.pid ?? 0),
    postgres: backends.reduce((sum, ms) => sum + ms, 0),
  }
}
