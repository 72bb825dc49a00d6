import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { bands } from '@polydex/contract/bands'
import type { Db } from '@polydex/core/db/connect'
import { hostileLimits, hostileLists } from '../../apps/worker/src/testing/hostile-lists.ts'
import { startFetch, type RunAnswer, type RunRequest } from '../../apps/worker/src/testing/fetch-process.ts'
import type { ListServer } from './list-server.ts'
import type { OpenDatabase } from './prepare-catalogue.ts'

type Request = Omit<RunRequest, 'databaseUrl'>

/** Lists sent between two kills: enough to be within a month, few enough to leave most of the work. */
const listsBetweenKills = 40

/**
 * Restarts the fetch after each kill, until it ends by itself; the memory is that of the run that ended. After a kill,
 * other jobs continue with the data present, as the daily update does.
 */
export async function fetchWithKills(
  server: ListServer,
  request: RunRequest,
  kills: number,
  afterKill: () => Promise<unknown> = async () => {},
): Promise<{ answer: RunAnswer; done: number }> {
  let done = 0
  for (;;) {
    const run = startFetch(request)
    let left = done < kills ? listsBetweenKills : Infinity
    server.state.onList = () => {
      left -= 1
      if (left === 0) run.kill()
    }
    const answer = await run.done
    if (answer !== undefined) return { answer, done }
    if (done >= kills) throw new Error('The run died without being killed')
    done += 1
    await afterKill()
  }
}

function* writeList(sites: number): Generator<string> {
  yield 'origin,rank\n'
  let text = ''
  for (let site = 1; site <= sites; site += 1) {
    text += `https://www.some-site-with-a-name-${site}.example.com,${bands.find((band) => site <= band)}\n`
    if (site % 1_000 !== 0) continue
    yield text
    text = ''
  }
  yield text
}

/** Lists of the largest countries, at the maximum length. */
export async function fetchSynthetic(
  server: ListServer,
  { db, databaseUrl }: OpenDatabase,
  request: Request,
  count: number,
) {
  const countryCodes = 'US GB DE FR ES IT NL BR CA IN ID JP RU'.split(' ').slice(0, count)
  const month = lastMonthOf(request.now)
  server.state.hasFolder = false
  for (const code of countryCodes)
    server.state.answers.set(`/${code.toLowerCase()}/${month}.csv.gz`, ({ method }, response) => {
      response.writeHead(200)
      if (method === 'HEAD') response.end()
      else pipeline(Readable.from(writeList(1_000_000)), createGzip({ level: 1 }), response, () => {})
    })
  const { answer } = await fetchWithKills(server, { ...request, databaseUrl, months: 1, options: { countryCodes } }, 0)
  const lists = await db.selectFrom('band_lists').select('sites').where('sites', '=', 1_000_000).execute()
  return { held: lists.length, memoryMb: answer.memoryMb }
}

/** Serves each hostile list as a country's. */
export async function fetchHostile(server: ListServer, { db, databaseUrl }: OpenDatabase, request: Request) {
  const names = Object.keys(hostileLists)
  const countryCodes = names.map((_, index) => `${String.fromCodePoint(65 + index)}A`)
  const month = lastMonthOf(request.now)
  server.state.hasFolder = false
  server.state.answers.clear()
  server.state.answers.set('/circle', (_request, response) => response.writeHead(302, { location: '/circle' }).end())
  for (const [index, code] of countryCodes.entries())
    server.state.answers.set(`/${code.toLowerCase()}/${month}.csv.gz`, (_request, response) =>
      hostileLists[names[index] ?? '']?.(response),
    )
  // One good list marks the month as published.
  server.state.answers.set(`/kr/${month}.csv.gz`, (_request, response) => response.writeHead(200).end())
  const options = { ...hostileLimits, countryCodes }
  const { answer } = await fetchWithKills(server, { ...request, databaseUrl, months: 1, options }, 0)
  return {
    lists: names.length,
    asked: countryCodes.filter((code) => server.seen.paths.includes(`/${code.toLowerCase()}/${month}.csv.gz`)).length,
    held: await countRows(db, 'band_lists'),
    places: await countRows(db, 'rank_bands'),
    memoryMb: answer.memoryMb,
  }
}

async function countRows(db: Db, table: 'band_lists' | 'rank_bands'): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

/** The previous month in the format of addresses: 202602. */
function lastMonthOf(now: string): string {
  const day = new Date(now)
  day.setUTCDate(0)
  return day.toISOString().slice(0, 7).replace('-', '')
}
