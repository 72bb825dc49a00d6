import type { Db } from '@polydex/core/db/connect'
import { sql } from 'kysely'
import { innerSecretHeader } from '@polydex/contract/inner-secret'
import { innerSecret } from '../../tests/test-secrets.ts'

/** Figures that do not vary from run to run. */
export type PageCounts = {
  /** Bytes, before and after brotli. */
  raw: number
  sent: number
  elements: number
  links: number
  calls: number
  statements: number
}

type ReadPage = { html: string; sent: number }
type Counted = { origin: string; innerOrigin: string }

/** Averages over pages, on a site without other traffic. */
export async function countPages(db: Db, site: Counted, paths: readonly string[]): Promise<PageCounts> {
  const before = await readCounters(db, site)
  const pages: ReadPage[] = []
  for (const path of paths) pages.push(await readOne(site.origin + path))
  const after = await readCounters(db, site)
  const mean = (sum: number) => Math.round((sum / paths.length) * 10) / 10
  const meanOf = (count: (page: ReadPage) => number) =>
    Math.round(pages.reduce((sum, page) => sum + count(page), 0) / paths.length)
  return {
    raw: meanOf(({ html }) => Buffer.byteLength(html)),
    sent: meanOf(({ sent }) => sent),
    elements: meanOf(({ html }) => [...html.matchAll(/<[a-z]/g)].length),
    links: meanOf(({ html }) => [...html.matchAll(/<a [^>]*href=/g)].length),
    calls: mean(after.calls - before.calls),
    statements: mean(after.statements - before.statements),
  }
}

async function readOne(address: string): Promise<ReadPage> {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' }, redirect: 'manual' })
  const html = await response.text()
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
  return { html, sent: Number(response.headers.get('content-length')) }
}

/** Calls from the API's own metrics, without those of this reader; statements from PostgreSQL's. */
async function readCounters(db: Db, { innerOrigin }: Counted): Promise<{ calls: number; statements: number }> {
  const response = await fetch(`${innerOrigin}/metrics`, { headers: { [innerSecretHeader]: innerSecret } })
  const lines = (await response.text()).matchAll(
    /^polydex_request_duration_seconds_count\{route="\/api[^}]*\} (\d+)$/gm,
  )
  const { rows } = await sql<{ statements: number }>`
    select coalesce(sum(calls), 0)::float8 as statements from pg_stat_statements(false)
    where dbid = (select oid from pg_database where datname = current_database())
      and userid = 'polydex_api'::regrole
  `.execute(db)
  return {
    calls: [...lines].reduce((sum, [, count]) => sum + Number(count), 0),
    statements: rows[0]?.statements ?? 0,
  }
}
