// Starts PostgreSQL, Redis, api, worker and web in random orders:  node quality/ops/start-order.ts [--short]
// Needs a built web.
import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { asRole } from '@polydex/core/db/database-role'
import { findFreePort, observeProgram, type ObservedProgram } from '../../tests/start-program.ts'
import { createSiteTemplate } from '../../tests/start-site.ts'
import { testOperator } from '../../tests/test-operator.ts'
import { innerSecret, testSecretsKey } from '../../tests/test-secrets.ts'
import { expectBars, type Bar, type DrillOptions } from './drill.ts'
import { createOwnServices, type OwnServices } from './own-services.ts'
import { ask } from './steady-load.ts'

/** Upper bound from the start of the last part until a page with a list and the worker's /readyz answer 200. */
const maxMs = 10_000
const parts = ['services', 'api', 'worker', 'web'] as const
type Part = (typeof parts)[number]

/** Returns whether every bar was met: ten orders, in the short form one in which the services come last. */
export async function run({ short }: DrillOptions): Promise<boolean> {
  const services = await createOwnServices()
  try {
    await services.up()
    const databaseUrl = await createSiteTemplate(services.databaseUrl)
    const bars: Bar[] = []
    for (let time = 1; time <= (short ? 1 : 10); time += 1) {
      const order = short ? (['web', 'worker', 'api', 'services'] as const) : drawOrder()
      await services.down()
      bars.push(await startIn(order, databaseUrl, services))
    }
    return expectBars(bars)
  } finally {
    await services.remove()
  }
}

const drawOrder = (): Part[] =>
  parts
    .map((part) => ({ part, at: randomInt(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ part }) => part)

async function startIn(order: readonly Part[], databaseUrl: string, services: OwnServices): Promise<Bar> {
  const [apiPort, innerPort, workerPort, webPort] = await Promise.all(Array.from({ length: 4 }, findFreePort))
  const common = {
    REDIS_URL: services.redisUrl,
    DEMO: 'true',
    LOG_LEVEL: 'error',
    INNER_SECRET: innerSecret,
    SECRETS_KEY: testSecretsKey,
  }
  const programs: ObservedProgram[] = []
  const start = (file: string, given: Record<string, string>) => {
    programs.push(observeProgram(file, { ...common, ...given }))
    return Promise.resolve()
  }
  const starts: Record<Part, () => Promise<void>> = {
    services: services.up,
    api: () =>
      start('apps/api/src/main.ts', {
        DATABASE_URL: asRole(databaseUrl, 'api'),
        API_PORT: String(apiPort),
        API_INNER_PORT: String(innerPort),
      }),
    worker: () =>
      start('apps/worker/src/main.ts', {
        DATABASE_URL: asRole(databaseUrl, 'worker'),
        WORKER_INNER_PORT: String(workerPort),
      }),
    web: () =>
      start('apps/web/server.ts', {
        WEB_PORT: String(webPort),
        SITE_ORIGIN: `http://127.0.0.1:${webPort}`,
        API_BASE: `http://127.0.0.1:${innerPort}`,
        ...testOperator,
      }),
  }
  try {
    for (const part of order) {
      await starts[part]()
      await wait(randomInt(1_500))
    }
    const began = performance.now()
    const addresses = [`http://127.0.0.1:${webPort}/category`, `http://127.0.0.1:${workerPort}/readyz`]
    let isUp = false
    while (!isUp && performance.now() - began < maxMs * 2) {
      isUp = (await Promise.all(addresses.map((address) => ask(address)))).every(({ status }) => status === 200)
      if (!isUp) await wait(100)
    }
    const ms = Math.round(performance.now() - began)
    const dead = programs.filter(({ child }) => child.exitCode !== null).length
    return {
      name: `${order.join(', ')}: up after, ms (≤ ${maxMs})`,
      measured: `${ms}${dead > 0 ? `, ${dead} processes ended: ${programs.map(({ readErrors }) => readErrors()).join(' ')}` : ''}`,
      isMet: isUp && ms <= maxMs && dead === 0,
    }
  } finally {
    await Promise.all(programs.map(({ stop }) => stop()))
  }
}

if (import.meta.main) process.exitCode = (await run({ short: process.argv.includes('--short') })) ? 0 : 1
