import { readFile } from 'node:fs/promises'
import type { Db } from '@polydex/core/db/connect'
import { sql } from 'kysely'
import { readCpuMs } from '../bench/read-cpu.ts'
import type { StackProcess } from '../../scripts/stack/stack.ts'

export const parts = ['edge', 'web', 'api', 'postgres'] as const
export type Part = (typeof parts)[number]
/** Sums over all processes of a part. */
export type Costs = Record<Part, number>

const listChildren = async (pid: number): Promise<number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number)

/** The processes of a stack by part: nginx has a worker per core, PostgreSQL a backend per connection. */
async function listPids(db: Db, processes: readonly StackProcess[]): Promise<Record<Part, number[]>> {
  const of = (begin: string) => processes.filter(({ name }) => name.startsWith(begin)).map(({ pid }) => pid)
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db)
  const edge = (await Promise.all(of('nginx').map(listChildren))).flat()
  return { edge, web: of('polydex-web'), api: of('polydex-api'), postgres: rows.map(({ pid }) => pid) }
}

async function sumUp(pids: Record<Part, number[]>, read: (pid: number) => Promise<number>): Promise<Costs> {
  // A backend of PostgreSQL may have just exited.
  const sumOf = async (part: Part) =>
    (await Promise.all(pids[part].map((pid) => read(pid).catch(() => 0)))).reduce((sum, value) => sum + value, 0)
  return {
    edge: await sumOf('edge'),
    web: await sumOf('web'),
    api: await sumOf('api'),
    postgres: await sumOf('postgres'),
  }
}

/** CPU milliseconds since the processes were started. */
export const readCosts = async (db: Db, processes: readonly StackProcess[]): Promise<Costs> =>
  sumUp(await listPids(db, processes), readCpuMs)

/** Proportional set size in kilobytes: shared memory is divided among the processes that share it. */
async function readMemoryKb(pid: number): Promise<number> {
  return Number(/^Pss:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
}

export const readMemory = async (db: Db, processes: readonly StackProcess[]): Promise<Costs> =>
  sumUp(await listPids(db, processes), readMemoryKb)
