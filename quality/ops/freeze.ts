// Freezes PostgreSQL, Redis and the API one after the other, under load:  node quality/ops/freeze.ts [--short]
// Needs a built web.
import { setTimeout as wait } from 'node:timers/promises'
import { getCategoryGroups } from '@polydex/contract/calls/category'
import { getSuggestions, getTools } from '@polydex/contract/calls/tool'
import { startApi, type RunningApi } from '../../tests/start-api.ts'
import { createSiteTemplate, startWeb } from '../../tests/start-site.ts'
import { expectBars, type Bar, type DrillOptions } from './drill.ts'
import { createOwnServices, type OwnServices } from './own-services.ts'
import { countStatuses, slowestOf, startLoad } from './steady-load.ts'

/** Milliseconds: slowest answer allowed; until the fault is known; slowest answer after that; until all is well after a thaw. */
const [maxMs, knownAfterMs, maxKnownMs, backAfterMs] = [3_200, 4_000, 500, 2_000]
const perSecond = 12

type Frozen = 'postgres' | 'redis' | 'api'
type Site = { services: OwnServices; api: RunningApi; webOrigin: string }

/** Returns whether every bar was met. */
export async function run({ short }: DrillOptions): Promise<boolean> {
  const services = await createOwnServices()
  const ends: (() => Promise<void>)[] = [services.remove]
  try {
    await services.up()
    const databaseUrl = await createSiteTemplate(services.databaseUrl)
    // Without a limit to count, the API would never call Redis.
    const api = await startApi(databaseUrl, {
      REDIS_URL: services.redisUrl,
      LIMIT_SUGGEST: '100000/minute',
      LOG_LEVEL: 'error',
    })
    ends.unshift(api.stop)
    const web = await startWeb(api.innerOrigin)
    ends.unshift(web.stop)
    const site = { services, api, webOrigin: web.origin }
    const bars: Bar[] = []
    for (const part of short ? (['postgres'] as const) : (['postgres', 'redis', 'api'] as const))
      bars.push(...(await freeze(part, site, short ? 5_500 : 30_000)))
    return expectBars(bars)
  } finally {
    for (const end of ends) await end()
  }
}

/** The addresses that visitors request. A frozen API answers nothing itself; only the web in front of it does. */
function listAddresses(part: Frozen, { api, webOrigin }: Site): string[] {
  const pages = ['/about', '/category', '/find?q=chat'].map((path) => `${webOrigin}${path}`)
  const calls = [
    `${getCategoryGroups.path}?locale=en`,
    `${getTools.path}?locale=de`,
    `${getSuggestions.path}?locale=en&q=cha`,
  ].map((path) => `${api.origin}${path}`)
  return part === 'api' ? pages : [...calls, ...pages]
}

async function freeze(part: Frozen, site: Site, frozenMs: number): Promise<Bar[]> {
  const stopLoad = startLoad(listAddresses(part, site), perSecond)
  await wait(1_500)
  const thaw = part === 'api' ? freezeApi(site.api) : await site.services.freeze(part)
  const frozenAt = performance.now()
  await wait(frozenMs)
  thaw()
  const thawedAt = performance.now()
  await wait(backAfterMs + 1_500)
  const answers = await stopLoad()
  const usual = new Set(answers.filter(({ began, ms }) => began + ms < frozenAt).map(({ status }) => status))
  const known = answers.filter(({ began }) => began > frozenAt + knownAfterMs && began < thawedAt)
  const after = answers.filter(({ began }) => began > thawedAt + backAfterMs)
  const failed = after.filter(({ status }) => status === 0 || status >= 500)
  return [
    {
      name: `${part}: before`,
      measured: countStatuses(answers.filter(({ began }) => began < frozenAt - 500)),
      isMet: !usual.has(0) && !usual.has(503),
    },
    {
      name: `${part}: slowest of ${answers.length} answers, ms (≤ ${maxMs})`,
      measured: slowestOf(answers),
      isMet: slowestOf(answers) <= maxMs,
    },
    {
      name: `${part}: slowest of ${known.length} after the fourth second, ms (≤ ${maxKnownMs})`,
      measured: `${slowestOf(known)} (${countStatuses(known)})`,
      isMet: known.length > 0 && slowestOf(known) <= maxKnownMs,
    },
    {
      name: `${part}: failures later than 2 s after (0)`,
      measured: `${failed.length} of ${after.length} (${countStatuses(after)})`,
      isMet: after.length > 0 && failed.length === 0,
    },
  ]
}

function freezeApi({ child }: RunningApi): () => void {
  child.kill('SIGSTOP')
  return () => child.kill('SIGCONT')
}

if (import.meta.main) process.exitCode = (await run({ short: process.argv.includes('--short') })) ? 0 : 1
