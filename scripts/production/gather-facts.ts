import { existsSync } from 'node:fs'
import { connect as connectTo } from 'node:net'
import { connect, type Db } from '@polydex/core/db/connect'
import { environmentOfRole, findReplicaUrl, findRoleUrl } from '@polydex/core/installation/database-role'
import { findLogPosition } from '@polydex/core/db/find-log-position'
import { findProductionFacts } from '@polydex/core/installation/find-production-facts'
import { findRoleFacts } from '@polydex/core/installation/find-role-facts'
import { readSite, SiteFaults } from '@polydex/contract/site/read-site'
import { describeFault } from '@polydex/process/describe-fault'
import { z } from 'zod'
import { loadConfig as loadApiConfig } from '../../apps/api/src/config.ts'
import { loadConfig as loadDeskConfig } from '../../apps/desk/src/config.ts'
import { loadConfig as loadWebConfig } from '../../apps/web/config.ts'
import { loadConfig as loadWorkerConfig } from '../../apps/worker/src/config.ts'
import type { Facts, ReplicaFacts } from './facts.ts'

const patienceMs = 2_000

/** Inspects a whole environment. Read-only. */
export async function gatherFacts(environment: NodeJS.ProcessEnv): Promise<Facts> {
  const hasDesk = (environment['DESK_URL'] ?? '') !== ''
  const [database, worker, desk, replica, redis] = await Promise.all([
    askDatabase(findRoleUrl(environment, 'api'), findProductionFacts),
    askDatabase(findRoleUrl(environment, 'worker'), findRoleFacts),
    hasDesk ? askDatabase(findRoleUrl(environment, 'desk'), findRoleFacts) : undefined,
    askReplica(environment),
    askRedis(environment),
  ])
  return {
    environment,
    database,
    worker: worker === undefined || 'fault' in worker ? undefined : worker,
    desk: desk === undefined || 'fault' in desk ? undefined : desk,
    replica,
    redis,
    today: new Date(),
    nodeVersion: process.versions.node,
    hasBuild: existsSync('apps/web/build/server/index.js'),
    hasHistory: existsSync('.git'),
    settingFaults: [
      ...listFaults(loadApiConfig, environmentOfRole(environment, 'api')),
      ...listFaults(loadWorkerConfig, environmentOfRole(environment, 'worker')),
      ...(hasDesk ? listFaults(loadDeskConfig, environmentOfRole(environment, 'desk')) : []),
      ...listFaults(loadWebConfig, environment),
      ...listFaults(readSite, environment),
    ],
  }
}

/** Names the faulty variables, never their values. */
function listFaults(load: (environment: NodeJS.ProcessEnv) => unknown, environment: NodeJS.ProcessEnv): string[] {
  try {
    load(environment)
    return []
  } catch (error) {
    if (error instanceof SiteFaults) return [...error.faults]
    if (!(error instanceof z.ZodError)) return [describeFault(error)]
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  }
}

async function askDatabase<Answer>(
  url: string | undefined,
  ask: (db: Db) => Promise<Answer>,
): Promise<Answer | { fault: string } | undefined> {
  if (url === undefined || !URL.canParse(url)) return undefined
  const db = connect(url, { poolSize: 1, connectTimeoutMs: patienceMs, statementTimeoutMs: patienceMs })
  try {
    return await ask(db)
  } catch (error) {
    return { fault: describeFault(error) }
  } finally {
    await db.destroy()
  }
}

async function askReplica(environment: NodeJS.ProcessEnv): Promise<Facts['replica']> {
  const primary = await askDatabase(findRoleUrl(environment, 'api'), findLogPosition)
  return askDatabase(findReplicaUrl(environment), async (db): Promise<ReplicaFacts> => {
    const { system, isInRecovery } = await findLogPosition(db)
    const isOfPrimary = primary === undefined || 'fault' in primary ? undefined : primary.system === system
    return { ...(await findRoleFacts(db)), isInRecovery, isOfPrimary }
  })
}

function askRedis({ REDIS_URL: url }: NodeJS.ProcessEnv): Promise<Facts['redis']> | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connectTo({ host: hostname, port: Number(port || 6_379) })
    const end = (how: Facts['redis']) => {
      socket.destroy()
      resolve(how)
    }
    socket.setTimeout(patienceMs, () => end('away'))
    socket.once('error', () => end('away'))
    // Any answer will do: if Redis has a password, it is a refusal.
    socket.once('data', () => end('there'))
    socket.once('connect', () => socket.write('PING\r\n'))
  })
}
