import { setTimeout as wait } from 'node:timers/promises'
import { asRole } from '@polydex/core/db/database-role'
import { startStreamingReplica } from '../streaming-replica.ts'
import type { AlertSite } from './alert-site.ts'
import type { Fault } from './fault.ts'
import { restartWith } from './restart-with.ts'

/** Milliseconds: more than two scrapes at the drill's pace, so that Prometheus sees the recovery before the unit restarts. */
const seenMs = 3_000

/** Faults of parts that a site has only by a setting. */
export const listSettingsFaults = ({ stack }: AlertSite): Fault[] => {
  const { options } = stack
  const [first, second] = options.instances
  return [
    {
      name: 'the only worker leaves out the queue of mails',
      alerts: [{ alert: 'QueueUnworked', labels: { queue: 'mail' } }],
      begin: () =>
        restartWith(
          options,
          { name: 'polydex-worker', readyUrl: `http://127.0.0.1:43${first}/readyz` },
          { WORKER_QUEUES: 'cases,figures,search,upkeep' },
        ),
    },
    {
      name: 'a streaming replica is killed',
      alerts: [{ alert: 'ReplicaAway', labels: { instance: `127.0.0.1:42${second}` } }],
      begin: async () => {
        const replica = await startStreamingReplica(stack.databaseUrl)
        const inner = `http://127.0.0.1:42${second}`
        const leave = await restartWith(
          options,
          { name: `polydex-api@${second}`, readyUrl: `${inner}/readyz` },
          { DATABASE_READ_URL: asRole(replica.url, 'api') },
        )
        await untilUsed(inner)
        const start = await replica.kill()
        return async () => {
          await start()
          await untilUsed(inner)
          await wait(seenMs)
          await leave()
          await replica.remove()
        }
      },
    },
  ]
}

async function untilUsed(inner: string): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const text = await fetch(`${inner}/metrics`).then((response) => response.text())
    if (/^polydex_replica_used(?:\{.*\})? 1$/m.test(text)) return
    await wait(500)
  }
  throw new Error('the api does not use its replica')
}
