import { setTimeout as wait } from 'node:timers/promises'
import { ask, Failure, run } from './machine.ts'

/** Milliseconds between two questions to a process that starts. */
const pauseMs = 1_000 * Number(process.env['POLYDEX_PAUSE'] ?? 1)

/** The first two digits of the ports of inner listeners; the number of the instance follows. */
const portsOf: Readonly<Record<string, string>> = { api: '42', web: '32', worker: '43' }

/** Health address of a unit: inner listeners have /readyz; the desk has only /healthz. */
function healthOf(unit: string): string {
  const [, app = '', number] = /^polydex-([a-z]+)(?:@(\d+))?/.exec(unit) ?? []
  if (app === 'desk') return 'http://127.0.0.1:3301/healthz'
  const port = number === undefined ? (process.env['POLYDEX_WORKER_PORT'] ?? '4301') : `${portsOf[app]}${number}`
  return `http://127.0.0.1:${port}/readyz`
}

const isReady = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

async function restart(unit: string): Promise<void> {
  run('systemctl', ['restart', unit])
  for (let attempt = 0; attempt < 60; attempt += 1) {
    if (await isReady(healthOf(unit))) return console.log(`${unit} is ready`)
    await wait(pauseMs)
  }
  throw new Failure(`${unit} is not ready: journalctl -u ${unit}`)
}

/**
 * Rolling restart of everything that polydex.target wants. Stops at the first process that does not become ready: the other
 * instance goes on. A web calls only the api of its own instance: it is stopped first, so that the edge uses the other one, whose
 * web and api both run. A web listens once it is warmed up.
 */
export async function roll(): Promise<void> {
  const wanted = ask('systemctl', ['show', '--property=Wants', '--value', 'polydex.target']).split(/\s+/).toSorted()
  for (const api of wanted.filter((unit) => unit.startsWith('polydex-api@'))) {
    const web = api.replace('api', 'web')
    run('systemctl', ['stop', web])
    await restart(api)
    await restart(web)
    // The edge retries a failed web after 2 s: until then it has only the other one.
    await wait(5 * pauseMs)
  }
  for (const unit of wanted.filter((name) => /^polydex-(?:worker|desk)/.test(name))) await restart(unit)
}
