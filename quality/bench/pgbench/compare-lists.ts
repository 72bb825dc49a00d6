import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as tool from '@polydex/contract/tool'
import type { Db } from '@polydex/core/db/connect'
import { getTools } from '@polydex/core/tool/get-tools'
import type { Inventory } from '../../inputs/read-inventory.ts'
import { drawPaths } from '../measure-call.ts'
import { runLoad } from '../run-load.ts'
import { captureStatements } from './capture-statements.ts'
import { writeScript } from './write-script.ts'

const run = promisify(execFile)
/** Debian does not put it on the PATH. */
const pgbench = '/usr/lib/postgresql/15/bin/pgbench'
/** Each connection of pgbench plans each list once; with many lists it would mostly plan. */
const lists = 24
/** As many as the API has connections. */
const atOnce = 8

export type ListComparison = { lists: number; atOnce: number; apiPerSecond: number; pgbenchPerSecond: number }

/**
 * Runs the same random lists at full speed: through the API, and only their SQL through pgbench. The difference is the
 * cost of the API on this machine, with the load generator on the same cores.
 */
export async function compareLists(
  db: Db,
  databaseUrl: string,
  origin: string,
  inventory: Inventory,
  { seconds, seed }: { seconds: number; seed: number },
): Promise<ListComparison> {
  // pgbench would take a colon in a value for a variable.
  const anyList = { name: '', endpoint: tool.getTools, accepts: () => true }
  const paths = drawPaths(anyList, inventory, lists, seed).filter((path) => !path.includes('%3A'))
  const scripts = await Promise.all(paths.map(async (path) => writeScript(await captureList(db, path))))
  const { asked, seconds: taken } = await runLoad({ origin, headers: {}, paths, pace: { atOnce, seconds } })
  return {
    lists: paths.length,
    atOnce,
    apiPerSecond: asked.filter(({ status }) => status === 200).length / taken,
    pgbenchPerSecond: await runPgbench(databaseUrl, scripts, seconds),
  }
}

const captureList = (db: Db, path: string) => {
  const query = tool.getTools.input.parse(Object.fromEntries(new URLSearchParams(path.split('?')[1])))
  return captureStatements(db, (watched) => getTools(watched, query))
}

async function runPgbench(databaseUrl: string, scripts: readonly string[], seconds: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'polydex-pgbench-'))
  try {
    const files = scripts.map((_, index) => join(folder, `${index}.sql`))
    await Promise.all(files.map((file, index) => writeFile(file, scripts[index] ?? '')))
    const options = ['-n', '-M', 'prepared', '-c', String(atOnce), '-j', '2', '-T', String(seconds)]
    const { stdout } = await run(pgbench, [...options, ...files.flatMap((file) => ['-f', file]), databaseUrl])
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
  } finally {
    await rm(folder, { recursive: true })
  }
}
