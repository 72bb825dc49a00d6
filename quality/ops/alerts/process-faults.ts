import { join } from 'node:path'
import { readStack, startAgain, stopUnit } from '../../../scripts/stack/stack.ts'
import { waitFor } from '../../../scripts/wait-for.ts'
import { freezeProcesses, signalProcesses } from '../freeze-processes.ts'
import { findChildren, findServiceProcesses } from '../service-processes.ts'
import type { AlertSite } from './alert-site.ts'
import type { Fault } from './fault.ts'
import { runInside } from './inspect-process.ts'
import { keepAsking, unseen } from './visits.ts'

/** Megabytes: more than nine tenths of the memory limit in the api's unit. */
const heldMegabytes = 720

export const listProcessFaults = ({ stack }: AlertSite): Fault[] => {
  const { options } = stack
  const { folder, instances } = options
  const pidOf = async (unit: string) => (await readStack(folder)).find(({ name }) => name === unit)?.pid ?? 0
  const [first, second] = instances
  return [
    {
      name: 'nginx hangs',
      alerts: [{ alert: 'SiteDown' }],
      begin: async () => {
        const nginx = await pidOf('nginx')
        // The first process first: it may be starting others, because the certificate has just changed.
        const resumeFirst = freezeProcesses([nginx])
        const resumeOthers = freezeProcesses(await findChildren(nginx))
        return async () => {
          resumeOthers()
          resumeFirst()
        }
      },
    },
    {
      name: 'an api is killed',
      alerts: [
        { alert: 'ProcessDown', labels: { job: 'api', instance: `127.0.0.1:42${second}` } },
        { alert: 'ApiAway', labels: { instance: `127.0.0.1:32${second}` } },
      ],
      begin: async () => {
        const unit = `polydex-api@${second}`
        signalProcesses([await pidOf(unit)], 'SIGKILL')
        // Its web notices with the next page it renders.
        const stop = keepAsking(2, () => fetch(`http://127.0.0.1:31${second}${unseen()}`))
        return async () => {
          await startAgain(options, unit)
          await waitFor(`http://127.0.0.1:42${second}/readyz`)
          await stop()
        }
      },
    },
    {
      name: 'the worker is busy for 400 of 500 ms',
      alerts: [{ alert: 'ProcessBlocked', labels: { job: 'worker' } }],
      begin: async () => {
        const pid = await pidOf('polydex-worker')
        const spin = 'for (const end = Date.now() + 400; Date.now() < end; );'
        await runInside(pid, `globalThis.drill = setInterval(() => { ${spin} }, 500), 0`)
        return () => runInside(pid, 'clearInterval(globalThis.drill), 0')
      },
    },
    {
      name: `an api holds ${heldMegabytes} MB more`,
      alerts: [{ alert: 'ProcessMemory', labels: { job: 'api' } }],
      begin: async () => {
        const unit = `polydex-api@${first}`
        await runInside(await pidOf(unit), `globalThis.drill = Buffer.alloc(${heldMegabytes} * 1048576, 1), 0`)
        return async () => {
          await stopUnit(folder, unit)
          await startAgain(options, unit)
          await waitFor(`http://127.0.0.1:42${first}/readyz`)
        }
      },
    },
  ]
}

/** Faults to inject last: while the database is away, the metrics about its jobs are missing. */
export const listLastFaults = ({ stack: { options } }: AlertSite): Fault[] => [
  {
    name: 'PostgreSQL hangs',
    alerts: [{ alert: 'DatabaseAway' }],
    aloneForMs: 30_000,
    begin: async () => {
      const { folder, ports } = options
      const services = { state: join(folder, 'services'), postgresPort: ports.postgres, redisPort: ports.redis }
      const resume = freezeProcesses((await findServiceProcesses(services)).postgres)
      return async () => resume()
    },
  },
]
